import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.containers.wait.strategy.Wait;

/**
 * The platform in a container with a world of its own, whose clock stands still until {@link #advance}. Needs org.testcontainers:testcontainers
 * and com.fasterxml.jackson.core:jackson-databind. The image is that of reference-impl/Dockerfile.
 */
public class PlatformContainer extends GenericContainer<PlatformContainer> {
  private static final Map<String, Integer> PORTS = Map.of("messaging", 4010, "messagingApac", 4011, "token", 4012, "lookup", 4013,
      "subprojects", 4017, "voice", 4018, "conversation", 4019, "standalone", 4020, "lab", 4021);
  private final ObjectMapper json = new ObjectMapper();
  private final HttpClient http = HttpClient.newHttpClient();
  private final Set<Integer> handedOut = new HashSet<>();
  private JsonNode world;

  public PlatformContainer(String image) {
    super(image);
    withCommand("--signed-dates", "either");
    withExposedPorts(PORTS.values().toArray(Integer[]::new));
    waitingFor(Wait.forHttp("/health").forPort(PORTS.get("lab")));
  }

  @Override
  public void start() {
    super.start();
    world = ask("POST", url("lab") + "/worlds", Map.of("clock", "frozen"));
  }

  /** The address of an interface, such as messaging or voice. */
  public String url(String name) {
    return "http://" + getHost() + ":" + getMappedPort(PORTS.get(name));
  }

  /** What a client needs to be recognised. */
  public JsonNode credentials() {
    return world.get("credentials");
  }

  /** Any verb of the lab for this world; the path begins after /worlds/{world}. */
  public JsonNode lab(String method, String path, Object body) {
    return ask(method, url("lab") + "/worlds/" + world.get("id").asText() + path, body);
  }

  /** Moves the clock by a duration such as PT24H; returns once due work is done. */
  public String advance(String by) {
    return lab("POST", "/clock/advance", Map.of("by", by)).get("now").asText();
  }

  /** The first callback of a type that was not handed out before. Waits five seconds at most. */
  public JsonNode nextCallback(String type) throws InterruptedException {
    for (long end = System.nanoTime() + 5_000_000_000L; ; Thread.sleep(100)) {
      JsonNode attempts = lab("GET", "/callbacks", null).get("attempts");
      for (JsonNode each : attempts)
        if (each.get("type").asText().equals(type) && handedOut.add(each.get("number").asInt())) return each;
      if (System.nanoTime() > end) throw new AssertionError("No " + type + " came; there were " + attempts.findValuesAsText("type"));
    }
  }

  private JsonNode ask(String method, String url, Object body) {
    try {
      var content = body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofByteArray(json.writeValueAsBytes(body));
      var request = HttpRequest.newBuilder(URI.create(url)).header("Content-Type", "application/json").method(method, content).build();
      var answer = http.send(request, HttpResponse.BodyHandlers.ofString());
      if (answer.statusCode() >= 300) throw new IllegalStateException(method + " " + url + ": " + answer.statusCode() + " " + answer.body());
      return json.readTree(answer.body());
    } catch (IOException | InterruptedException error) {
      throw new IllegalStateException(method + " " + url, error);
    }
  }
}

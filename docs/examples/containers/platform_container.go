// Package platform runs the platform in a container, for tests in Go: go get github.com/testcontainers/testcontainers-go.
// The image is that of reference-impl/Dockerfile.
package platform

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"time"

	"github.com/testcontainers/testcontainers-go"
	"github.com/testcontainers/testcontainers-go/wait"
)

var ports = map[string]string{"messaging": "4010/tcp", "messagingApac": "4011/tcp", "token": "4012/tcp", "lookup": "4013/tcp",
	"subprojects": "4017/tcp", "voice": "4018/tcp", "conversation": "4019/tcp", "standalone": "4020/tcp", "lab": "4021/tcp"}

// Callback is one attempt to deliver a notification.
type Callback struct {
	Number                          int
	Type, About, URL, Body, Outcome string
}

// Container is a platform with a world of its own, whose clock stands still until Advance.
type Container struct {
	testcontainers.Container
	// Credentials are what a client needs to be recognised.
	Credentials map[string]any
	lab         string
	handedOut   map[int]bool
}

// Start starts the image and waits until it is ready.
func Start(ctx context.Context, image string) (*Container, error) {
	exposed := []string{}
	for _, port := range ports {
		exposed = append(exposed, port)
	}
	started, err := testcontainers.GenericContainer(ctx, testcontainers.GenericContainerRequest{Started: true,
		ContainerRequest: testcontainers.ContainerRequest{Image: image, Cmd: []string{"--signed-dates", "either"},
			ExposedPorts: exposed, WaitingFor: wait.ForHTTP("/health").WithPort("4021/tcp")}})
	if err != nil {
		return nil, err
	}
	platform := &Container{Container: started, handedOut: map[int]bool{}}
	lab, err := platform.URL(ctx, "lab")
	if err != nil {
		return nil, err
	}
	world := struct {
		ID          string
		Credentials map[string]any
	}{}
	err = ask(ctx, "POST", lab+"/worlds", map[string]string{"clock": "frozen"}, &world)
	platform.lab, platform.Credentials = lab+"/worlds/"+world.ID, world.Credentials
	return platform, err
}

// URL is the address of an interface, such as messaging or voice.
func (c *Container) URL(ctx context.Context, name string) (string, error) {
	return endpoint(ctx, c.PortEndpoint, ports[name])
}

// The type of a port is nat.Port in older versions of testcontainers, and string in newer ones.
func endpoint[Port ~string](ctx context.Context, find func(context.Context, Port, string) (string, error), port string) (string, error) {
	return find(ctx, Port(port), "http")
}

// Advance moves the clock by a duration such as PT24H; it returns once due work is done.
func (c *Container) Advance(ctx context.Context, by string) error {
	return ask(ctx, "POST", c.lab+"/clock/advance", map[string]string{"by": by}, nil)
}

// NextCallback is the first callback of a type that was not handed out before. It waits five seconds at most.
func (c *Container) NextCallback(ctx context.Context, kind string) (Callback, error) {
	for end := time.Now().Add(5 * time.Second); ; time.Sleep(100 * time.Millisecond) {
		told := struct{ Attempts []Callback }{}
		if err := ask(ctx, "GET", c.lab+"/callbacks", nil, &told); err != nil {
			return Callback{}, err
		}
		for _, each := range told.Attempts {
			if each.Type == kind && !c.handedOut[each.Number] {
				c.handedOut[each.Number] = true
				return each, nil
			}
		}
		if time.Now().After(end) {
			return Callback{}, fmt.Errorf("no %s came; there were %d other callbacks", kind, len(told.Attempts))
		}
	}
}

func ask(ctx context.Context, method, url string, body, into any) error {
	text, err := json.Marshal(body)
	if err != nil {
		return err
	}
	request, err := http.NewRequestWithContext(ctx, method, url, bytes.NewReader(text))
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/json")
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode >= 300 {
		return fmt.Errorf("%s %s: %s", method, url, answer.Status)
	}
	if into == nil {
		return nil
	}
	return json.NewDecoder(answer.Body).Decode(into)
}

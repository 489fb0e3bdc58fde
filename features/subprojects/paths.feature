@subprojects
Feature: Where subprojects are found
  Subprojects have a path below their parent project; an earlier one may still answer.

  @SUB-PATH-01 @smoke
  Rule: The path of subprojects is /v1/projects/{parentProjectId}/subprojects
    Spec: Endpoints / Subproject API

    Scenario Outline: At the documented path: to <OPERATION>
      When the client asks to <OPERATION>
      Then it is answered with an HTTP status other than 404 or 301 or 302 or 307 or 308

      Examples:
        | OPERATION           |
        | list subprojects    |
        | create a subproject |

  @SUB-PATH-02 @observe
  Rule: The path of the preview begins with /v1alpha1
    Spec: Versioning

    Example: The client asks for a list under the path of the preview
      When the client asks to list subprojects under the preview path
      Then the platform's answer is recorded

@subprojects
Feature: Subprojects and their parents
  A subproject belongs to the project that made it.

  @SUB-MGMT-01
  Rule: Subprojects are managed under their parent project
    Spec: What the service does

    @smoke
    Example: One project makes a subproject
      When the project makes the subproject "Branch"
      Then the subproject "Branch" is listed under the project
      But the subproject "Branch" is not listed under the other project

    Example: One project makes three subprojects, with names of several kinds
      When the project makes the subproject "Branch"
      And the project makes the subproject "Zweigstelle Köln, 2. Stock"
      And the project makes the subproject "Филиал 🏪"
      Then the subproject "Branch" is listed under the project
      And the subproject "Zweigstelle Köln, 2. Stock" is listed under the project
      And the subproject "Филиал 🏪" is listed under the project

    Example: Each of two projects makes a subproject
      When the project makes the subproject "Branch"
      And the other project makes the subproject "Shop"
      Then the subproject "Branch" is listed under the project
      And the subproject "Shop" is listed under the other project
      But the subproject "Shop" is not listed under the project
      And the subproject "Branch" is not listed under the other project

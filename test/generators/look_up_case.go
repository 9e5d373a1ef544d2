// Looks a case up with the client that OpenAPI Generator makes for Go, and prints its CNR.
package main

import (
	"context"
	"fmt"
	"os"

	openapi "github.com/GIT_USER_ID/GIT_REPO_ID"
)

func main() {
	url, key, cnr := os.Args[1], os.Args[2], os.Args[3]
	configuration := openapi.NewConfiguration()
	configuration.Servers = openapi.ServerConfigurations{{URL: url}}
	configuration.AddDefaultHeader("X-Service-Api-Key", key)
	wanted := openapi.NewCaseIdentifierInput("HC")
	wanted.SetCnr(cnr)
	client := openapi.NewAPIClient(configuration)
	request := client.CaseLookupAPI.LookUpCase(context.Background()).LookUpCaseRequest(*openapi.NewLookUpCaseRequest(*wanted))
	answer, _, err := request.Execute()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(answer.GetCnr())
}

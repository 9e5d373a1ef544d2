"""Looks a case up with the client that OpenAPI Generator makes for Python, and prints its CNR."""
import sys

import openapi_client

url, key, cnr = sys.argv[1:]
configuration = openapi_client.Configuration(host=url, api_key={"apiKey": key})
with openapi_client.ApiClient(configuration) as client:
    wanted = openapi_client.CaseIdentifierInput(court_type="HC", cnr=cnr)
    answer = openapi_client.CaseLookupApi(client).look_up_case(openapi_client.LookUpCaseRequest(case_identifier=wanted))
    print(answer.cnr)

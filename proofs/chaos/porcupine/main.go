// Porcupine's opinion of a run of `npm run proofs -- chaos`: whether what clients wrote down of verdicts and of repeated requests is linearisable.
//
//	go run . ../../../.dev/chaos/seed-1.jsonl
//
// The exit code is 1 when it is not.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"strings"
	"time"

	"github.com/anishathalye/porcupine"
)

// One line of the log: a request as its client knows it, or a message at a webhook, which has no request.
type exchange struct {
	Request        string  `json:"request"`
	Client         string  `json:"client"`
	IdempotencyKey string  `json:"idempotencyKey"`
	SentAt         float64 `json:"sentAt"`
	AnsweredAt     float64 `json:"answeredAt"`
	Status         int     `json:"status"`
	Answer         string  `json:"answer"`
	Kept           struct {
		Code    int `json:"code"`
		Records []struct {
			Id string `json:"_id"`
		} `json:"records"`
	} `json:"kept"`
}

// What happened to a register that is written once.
type act struct {
	// "wrote" a value, "refused" because it is written, "waits" was read from it, or "unknown" whether it was written.
	kind  string
	value string
}

const alreadyDecided = 60415

var decides = regexp.MustCompile(`^POST /(watchlist|backoffice)/candidates/(\w+)/(confirm|decline|approve|reject)$`)

// A register that is written once: the first value stays, and whoever writes the same again is told the same.
func writtenOnce(refusals bool) porcupine.Model {
	return (&porcupine.NondeterministicModel{
		Init: func() []interface{} { return []interface{}{""} },
		Step: func(state, input, _ interface{}) []interface{} {
			is, a := state.(string), input.(act)
			switch {
			case a.kind == "wrote" && (is == "" || is == "?" || is == a.value):
				return []interface{}{a.value}
			case a.kind == "refused" && (!refusals || is != ""), a.kind == "waits" && is == "":
				return []interface{}{is}
			case a.kind == "unknown" && is == "":
				return []interface{}{"", a.value}
			case a.kind == "unknown":
				return []interface{}{is}
			}
			return nil
		},
	}).ToModel()
}

func main() {
	verdicts, keys := map[string][]porcupine.Operation{}, map[string][]porcupine.Operation{}
	var latest int64
	note := func(of map[string][]porcupine.Operation, name string, e exchange, a act) {
		from, to := int64(e.SentAt*1e3), int64(e.AnsweredAt*1e3)
		latest = max(latest, to)
		of[name] = append(of[name], porcupine.Operation{ClientId: len(of[name]), Input: a, Call: from, Return: to})
	}
	for e := range read(os.Args[1]) {
		done := e.Status > 0 && e.Status < 300
		if m := decides.FindStringSubmatch(e.Request); m != nil {
			a := act{"unknown", m[3]}
			if done {
				a.kind = "wrote"
			} else if e.Kept.Code == alreadyDecided {
				a.kind = "refused"
			} else if e.Status < 500 {
				continue
			}
			note(verdicts, m[1]+" "+m[2], e, a)
		}
		if e.Status == 200 && strings.HasSuffix(e.Request, "/candidates/search") || strings.HasPrefix(e.Request, "GET /backoffice/candidates?") {
			whose := "watchlist "
			if strings.HasPrefix(e.Request, "GET") {
				whose = "backoffice "
			}
			for _, r := range e.Kept.Records {
				note(verdicts, whose+r.Id, e, act{kind: "waits"})
			}
		}
		if e.IdempotencyKey != "" {
			a := act{"unknown", "?"}
			if done {
				a = act{"wrote", e.Answer}
			} else if e.Status < 500 {
				a = act{kind: "waits"}
			}
			note(keys, e.Client+" "+e.IdempotencyKey, e, a)
		}
	}
	wrong := check("verdicts", verdicts, writtenOnce(true), latest) + check("repeated requests", keys, writtenOnce(false), latest)
	if wrong > 0 {
		os.Exit(1)
	}
}

func check(what string, registers map[string][]porcupine.Operation, model porcupine.Model, latest int64) int {
	operations, wrong := 0, 0
	for name, history := range registers {
		for at := range history {
			// What had no answer may have been done at any time since.
			if history[at].Input.(act).kind == "unknown" {
				history[at].Return = latest + 1
			}
		}
		operations += len(history)
		if porcupine.CheckOperationsTimeout(model, history, time.Minute) != porcupine.Ok {
			wrong++
			fmt.Println("not linearisable:", what, name)
		}
	}
	fmt.Printf("%s: %d registers, %d operations, %d not linearisable\n", what, len(registers), operations, wrong)
	return wrong
}

func read(path string) func(func(exchange) bool) {
	return func(yield func(exchange) bool) {
		file, err := os.Open(path)
		if err != nil {
			panic(err)
		}
		defer file.Close()
		lines := bufio.NewScanner(file)
		lines.Buffer(nil, 64<<20)
		for lines.Scan() {
			var e exchange
			if err := json.Unmarshal(lines.Bytes(), &e); err != nil {
				panic(err)
			}
			if e.Request != "" && !yield(e) {
				return
			}
		}
	}
}

type Waiting<Answer> = { answered: (answer: Answer) => void; deadline: NodeJS.Timeout }

/** Questions to another process that wait for their answers, each for at most `deadlineMs`. */
export function createCalls<Answer>(deadlineMs: number) {
  const waiting = new Map<number, Waiting<Answer>>()
  let last = 0

  return {
    /** `send` sends the question under this id. Rejects if the answer does not come in time. */
    ask(send: (id: number) => void): Promise<Answer> {
      const id = ++last
      return new Promise((resolve, reject) => {
        // After what has arrived is read: this process may have been busy for as long.
        const deadline = setTimeout(() => setImmediate(giveUp), deadlineMs)
        waiting.set(id, { answered: resolve, deadline })
        send(id)

        function giveUp() {
          if (waiting.delete(id)) reject(new Error(`no answer from the other process in ${deadlineMs} ms`))
        }
      })
    },

    answer(id: number, answer: Answer): void {
      const call = waiting.get(id)
      if (!call) return
      waiting.delete(id)
      clearTimeout(call.deadline)
      call.answered(answer)
    },
  }
}

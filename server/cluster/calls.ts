/** Questions to another process that wait for their answers. */
export function createCalls<Answer>() {
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0

  return {
    /** `send` sends the question under this id. */
    ask(send: (id: number) => void): Promise<Answer> {
      const id = ++last
      return new Promise((resolve) => {
        waiting.set(id, resolve)
        send(id)
      })
    },

    answer(id: number, answer: Answer): void {
      waiting.get(id)?.(answer)
      waiting.delete(id)
    },
  }
}

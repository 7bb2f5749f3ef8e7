/** What one question of a list took, in milliseconds as its asker waits. */
export type Asked = { pergunta: string; p50: number; max: number }

export type AskedList = { lista: string; perguntas: Asked[] }

/** A list of the panel: where it is asked for, and by a name for people what it is asked. */
export type List = { lista: string; path: string; perguntas: Record<string, string> }

/** Asks each list all its questions, one after the other. Throws when an answer is no success: a fast error is no speed. */
export async function askLists(
  url: string,
  cookie: string,
  lists: readonly List[],
  times: number,
): Promise<AskedList[]> {
  const asked: AskedList[] = []
  for (const { lista, path, perguntas } of lists) {
    const answers: Asked[] = []
    for (const [pergunta, query] of Object.entries(perguntas))
      answers.push({ pergunta, ...(await took(`${url}/v2/admin${path}?${query}`, cookie, times)) })
    asked.push({ lista, perguntas: answers })
  }

  return asked
}

/** Once before, for what the first has to read from the disk and to plan, everybody after it does not. */
async function took(url: string, cookie: string, times: number): Promise<{ p50: number; max: number }> {
  await ask(url, cookie)
  const durations: number[] = []
  for (let n = 0; n < times; n++) {
    const begin = performance.now()
    await ask(url, cookie)
    durations.push(performance.now() - begin)
  }
  durations.sort((a, b) => a - b)

  return { p50: durations[Math.floor((times - 1) / 2)] ?? Number.NaN, max: durations.at(-1) ?? Number.NaN }
}

async function ask(url: string, cookie: string): Promise<void> {
  const response = await fetch(url, { headers: { cookie } })
  const body = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${body}`)
}

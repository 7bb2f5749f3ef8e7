import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds until a store has to begin its answer; uploads are sent before that. */
const ANSWER_MS = 8_000
const UPLOAD_MS = 60_000

/** Milliseconds that a store may pause within its answer. */
const PAUSE_MS = 30_000

/** Tries of one call, and the wait before the second one in milliseconds; it doubles. */
const TRIES = 3
const WAIT_MS = 200

const UPLOADS = ['PUT', 'POST']

/** The deadlines in milliseconds, which tests shorten. */
export type S3Deadlines = { answer: number; upload: number; pause: number; wait: number }

const DEADLINES = { answer: ANSWER_MS, upload: UPLOAD_MS, pause: PAUSE_MS, wait: WAIT_MS }

/**
 * A `fetch` with a deadline for the beginning of an answer, another for each pause of the store within it, and up to
 * three tries if the store can't be reached, is busy (429) or fails (5xx). Bodies have to be bytes, which can be sent
 * again.
 */
export function s3Fetch({ answer, upload, pause, wait }: S3Deadlines = DEADLINES): typeof fetch {
  return async (input, init) => {
    for (let tried = 1; ; tried++) {
      const response = await once(input, init).catch((error: unknown) => {
        if (tried === TRIES) throw error
        return null
      })
      if (response && (tried === TRIES || !isPassing(response.status))) return response
      await response?.body?.cancel()
      await sleep(wait * 2 ** (tried - 1))
    }
  }

  async function once(input: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Response> {
    const control = new AbortController()
    const deadline = UPLOADS.includes(init.method ?? 'GET') ? upload : answer
    const abort = () => control.abort(new Error('The store did not answer in time.'))
    const timer = setTimeout(abort, deadline)
    let response: Response
    try {
      response = await fetch(input, { ...init, signal: control.signal })
    } finally {
      clearTimeout(timer)
    }
    if (!response.body) return response
    const { status, statusText, headers } = response

    return new Response(pausesAbort(response.body, abort, pause), { status, statusText, headers })
  }
}

function isPassing(status: number): boolean {
  return status === 429 || status >= 500
}

/**
 * Passes the chunks of `body` on, and calls `abort` when none came for `pause` milliseconds. Only the store's silence
 * counts: whoever reads may pause for as long as they like.
 */
function pausesAbort(body: ReadableStream<Uint8Array>, abort: () => void, pause: number) {
  const reader = body.getReader()

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const timer = setTimeout(abort, pause)
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } finally {
        clearTimeout(timer)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

import { Readable } from 'node:stream'
import type { StoredStream } from '#platform/infrastructure/storage/port.ts'

/** The body of an answer: what is stored, as it is read. It is closed when the client leaves, and of a HEAD at once. */
export function storedBody({ method, signal }: Request, { content }: StoredStream): ReadableStream | null {
  const close = () => content.destroy()
  if (method === 'HEAD' || signal.aborted) {
    close()
    return null
  }
  signal.addEventListener('abort', close)

  return Readable.toWeb(content) as ReadableStream
}

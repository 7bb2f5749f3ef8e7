import type { Worker } from 'node:cluster'

/**
 * Closes the connection that a process was handed but had not taken when it ended. Node closes its own copy only when
 * the process confirms it, so that the client would wait for an answer until its own timeout.
 */
export function closeUntaken({ process: child }: Worker): void {
  let handed: unknown
  child.send = new Proxy(child.send, {
    apply(send, self, sent) {
      if (sent[1]) handed = sent[1]
      return Reflect.apply(send, self, sent)
    },
  })
  child.once('exit', () => {
    // Closing a handle that is closed does nothing.
    if (isHandle(handed)) handed.close()
  })
}

function isHandle(value: unknown): value is { close: () => void } {
  return typeof value === 'object' && value !== null && 'close' in value && typeof value.close === 'function'
}

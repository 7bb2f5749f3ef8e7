import { useDocumentVisibility, useIdle } from '@mantine/hooks'
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { api } from '#admin/shell/api.ts'

const EACH_MS = 60_000

/** A count that takes longer is asked for again later. */
const DEADLINE_MS = 10_000

/** Who does nothing for so long is not there, and their session ends as if nothing were open. */
const AWAY_MS = 5 * 60_000

let unread = 0
const listeners = new Set<() => void>()

/** What a call has just answered is known everywhere. */
export function setUnread(count: number): void {
  unread = count
  for (const tell of listeners) tell()
}

/**
 * How much this person was told and has not read: asked with each page and change, and each minute while they are there. Who
 * saves data is asked no more than they go.
 */
export function useUnread(): number {
  const idle = useNavigation().state === 'idle'
  const settled = useRevalidator().state === 'idle' && idle
  const away = useIdle(AWAY_MS, { initialState: false })
  const here = useDocumentVisibility() === 'visible' && !away
  useEffect(() => {
    if (!settled || !here) return
    void ask()
    const timer = savesData() ? undefined : setInterval(() => void ask(), EACH_MS)

    return () => clearInterval(timer)
  }, [settled, here])

  return useSyncExternalStore(subscribe, () => unread)
}

async function ask(): Promise<void> {
  try {
    const { naoLidos } = await api.alerts.unread(undefined, { signal: AbortSignal.timeout(DEADLINE_MS) })
    setUnread(naoLidos)
  } catch {
    // A count that is missing stops nobody: the last one stands until the next.
  }
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)

  return () => listeners.delete(tell)
}

/** Whether the browser was asked to save data (Network Information API, where there is one). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')

  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

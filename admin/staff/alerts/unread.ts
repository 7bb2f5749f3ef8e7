import { useDocumentVisibility, useIdle } from '@mantine/hooks'
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { api } from '#admin/shell/api.ts'

const EACH_MS = 60_000

/** A slower request is aborted; the next one tries again. */
const DEADLINE_MS = 10_000

/** Idle staff count as away, so that their session expires as if no page were open. */
const AWAY_MS = 5 * 60_000

let unread = 0
const listeners = new Set<() => void>()

/** Updates the count from any API response. */
export function setUnread(count: number): void {
  unread = count
  for (const listener of listeners) listener()
}

/**
 * Returns the number of unread alerts. Fetches it on every navigation and revalidation, and each minute while the user
 * is active; with data saver on, not each minute.
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
    // Keeps the last count until the next try.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)

  return () => listeners.delete(listener)
}

/** Whether the browser's data saver is on (Network Information API, if supported). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')

  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

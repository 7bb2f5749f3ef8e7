import { lazy, Suspense, useEffect, useState } from 'react'
import type { Popup } from '#contract/content/content.ts'
import { apiGet } from '#storefront/rendering/browser/api.ts'
import { whenIdle } from '#storefront/rendering/browser/when-idle.ts'
import type { PageLevel } from '../use-page-level.ts'
import { rememberPopup, shownThisSession, wasShown } from './shown-popups.ts'

type Props = { nivel: PageLevel; appToken: string }

/** Loaded when the popup is due. */
const PopupDialog = lazy(async () => ({ default: (await import('./popup-dialog.tsx')).PopupDialog }))

/** How long to wait if the visitor is busy when the popup is due. */
const TIMEOUT_MS = 5000

/** Loads the popup for a kind of page and shows it after its `tempo` (seconds), unless this visitor has seen it. */
export function PagePopup({ nivel, appToken }: Props) {
  const [popup, setPopup] = useState<Popup | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const cancel = whenIdle(() => void prepare({ nivel, appToken, signal }, setPopup))

    return () => {
      cancel()
      leaving.abort()
    }
  }, [nivel, appToken])

  if (!popup) return null

  return (
    <Suspense>
      <PopupDialog
        popup={popup}
        onClose={() => {
          rememberPopup(popup.id)
          setPopup(null)
        }}
      />
    </Suspense>
  )
}

async function prepare(
  { signal, ...request }: Props & { signal: AbortSignal },
  show: (popup: Popup) => void,
) {
  const popup = await fetchPopup(request, signal)
  if (!popup || signal.aborted || wasShown(popup.id)) return

  const due = () => {
    if (isBusy()) {
      timer = setTimeout(due, TIMEOUT_MS)
      return
    }
    shownThisSession(popup.id)
    show(popup)
  }
  let timer = setTimeout(due, popup.tempo * 1000)
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** A failure is only logged (specification, section 8). */
async function fetchPopup({ nivel, appToken }: Props, signal: AbortSignal): Promise<Popup | null> {
  const dispositivo = matchMedia('(max-width: 768px)').matches ? 'mobile' : 'desktop'
  try {
    const path = `/v2/front/struct/popup/${nivel}`
    const { data } = await apiGet<{ data: Popup | null }>(path, { query: { dispositivo }, appToken, signal })

    return data
  } catch (error) {
    if (!signal.aborted) console.error('The popup could not be read.', error)
    return null
  }
}

/** Whether the visitor is typing or has a panel open. */
function isBusy(): boolean {
  return (
    document.querySelector('dialog[open], :popover-open, input:focus, textarea:focus, select:focus') !== null
  )
}

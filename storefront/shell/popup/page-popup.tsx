import { lazy, Suspense, useEffect, useState } from 'react'
import type { Popup } from '#contract/content/content.ts'
import { apiGet } from '#storefront/rendering/browser/api.ts'
import { whenIdle } from '#storefront/rendering/browser/when-idle.ts'
import type { PageLevel } from '../use-page-level.ts'
import { rememberPopup, shownThisSession, wasShown } from './shown-popups.ts'

type Props = { nivel: PageLevel; appToken: string }

/** Fetched when its time has come: until then only that is waited for. */
const PopupDialog = lazy(async () => ({ default: (await import('./popup-dialog.tsx')).PopupDialog }))

/** So long to wait when the visitor is busy just as the popup is due. */
const TIMEOUT_MS = 5000

/** Asks for the popup of a kind of page and shows it after its `tempo`, unless this visitor has seen it. */
export function PagePopup({ nivel, appToken }: Props) {
  const [popup, setPopup] = useState<Popup | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const callOff = whenIdle(() => void prepare({ nivel, appToken, signal }, setPopup))

    return () => {
      callOff()
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

async function prepare({ signal, ...asked }: Props & { signal: AbortSignal }, show: (popup: Popup) => void) {
  const popup = await askForPopup(asked, signal)
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

/** A failure is logged only, and nothing is shown (specification, section 8). */
async function askForPopup({ nivel, appToken }: Props, signal: AbortSignal): Promise<Popup | null> {
  const dispositivo = matchMedia('(max-width: 768px)').matches ? 'mobile' : 'desktop'
  try {
    const path = `/v2/front/struct/popup/${nivel}`
    const { data } = await apiGet<{ data: Popup | null }>(path, { query: { dispositivo }, appToken, signal })

    return data
  } catch (error) {
    if (!signal.aborted) console.error('O popup não pôde ser lido.', error)
    return null
  }
}

/** Somebody who writes, or has a panel open, is not to be disturbed. */
function isBusy(): boolean {
  return (
    document.querySelector('dialog[open], :popover-open, input:focus, textarea:focus, select:focus') !== null
  )
}

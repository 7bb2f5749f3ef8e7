import { type MouseEvent, useEffect, useRef } from 'react'
import tools from './tool-page.module.css'

type InstrumentLink = {
  nome: string
  url: string
  current: boolean
  /** Called instead of following the link, on pages that need no request for it. */
  onChoose?: () => void
}

type Props = { label?: string; instruments: readonly InstrumentLink[] }

/** The instruments, or other choices, that a tool knows, each at an address of its own. */
export function InstrumentLinks({ label = 'Instrumento', instruments }: Props) {
  const links = useRef<HTMLElement>(null)
  const chosen = instruments.find(({ current }) => current)?.url

  // Scrolls the chosen one into view: on phones the row is wider than the screen.
  useEffect(() => {
    const row = links.current
    const link = row?.querySelector<HTMLElement>(`[href="${chosen}"]`)
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
  }, [chosen])

  return (
    <nav ref={links} aria-label={label} className={tools['instruments']}>
      {instruments.map(({ nome, url, current, onChoose }) => (
        <a
          key={url}
          href={url}
          aria-current={current ? 'true' : undefined}
          onClick={onChoose && ((event) => chooseBy(event, onChoose))}
        >
          {nome}
        </a>
      ))}
    </nav>
  )
}

/** A link that is opened elsewhere is the browser's. */
function chooseBy(event: MouseEvent, choose: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  choose()
}

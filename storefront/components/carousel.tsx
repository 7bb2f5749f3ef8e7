import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import styles from './carousel.module.css'
import { Icon } from './icons/icon.tsx'

type Props = {
  /** The accessible name, such as "Mais vendidos". */
  label: string
  /** One slide per child; give them keys. */
  children: ReactNode[]
  ref?: Ref<HTMLElement>
}

/**
 * A row that scrolls sideways and snaps: by swipe, wheel, keyboard and two arrows. It works without JavaScript as a
 * scrolling list; the arrows need JavaScript. `--slide` sets a slide's width from outside.
 */
export function Carousel({ label, children, ref }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })

  useEffect(() => {
    const list = row.current
    if (!list) return
    const measure = () => setEnds(endsOf(list))
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    list.addEventListener('scroll', measure, { passive: true })

    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', measure)
    }
  }, [])

  function turn(direction: 1 | -1) {
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9 })
  }

  return (
    <section ref={ref} className={styles['carousel']} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={row} className={styles['row']} tabIndex={0} aria-label={label}>
        {children.map((slide, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their places
          <li key={i}>{slide}</li>
        ))}
      </ul>
      {!(ends.start && ends.end) && (
        <div className={styles['arrows']}>
          <button type="button" aria-label="Anteriores" disabled={ends.start} onClick={() => turn(-1)}>
            <Icon name="arrow-left" />
          </button>
          <button type="button" aria-label="Próximos" disabled={ends.end} onClick={() => turn(1)}>
            <Icon name="arrow-right" />
          </button>
        </div>
      )}
    </section>
  )
}

/** One pixel of tolerance: scroll positions are fractional on scaled screens. */
function endsOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) {
  return { start: scrollLeft <= 1, end: scrollLeft + clientWidth >= scrollWidth - 1 }
}

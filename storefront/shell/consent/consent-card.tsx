import { type FormEvent, type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import buttons from '../../components/button.module.css'
import { consentReview, decideConsent } from './consent.ts'
import styles from './consent-card.module.css'
import type { Consent } from './parse-decision.ts'
import { useFloor } from './use-floor.ts'

/** Loaded when the visitor wants to choose. */
const ConsentCategories = lazy(async () => ({
  default: (await import('./consent-categories.tsx')).ConsentCategories,
}))

type Props = {
  /** The decision already made, if any. */
  consent: Consent | null
  /** True if the visitor reopened the question. */
  review: boolean
}

/**
 * The consent question at the bottom of the screen, a slim bar on narrow screens. It is not a dialog: it does not trap
 * the focus or cover the page. Refusing is as easy as accepting. If the visitor reopened it, it takes the focus and
 * gives it back afterwards.
 */
export function ConsentCard({ consent, review }: Props) {
  const card = useRef<HTMLElement>(null)
  const heading = useId()
  const [choosing, setChoosing] = useState(false)
  const open = choosing || review
  useFloor(card)
  useFocusOnReview(card, review)

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    decideConsent({ estatistica: chosen.has('estatistica'), marketing: chosen.has('marketing') })
  }

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    setChoosing(false)
    consentReview.set(false)
  }

  return (
    <section ref={card} className={styles['card']} aria-labelledby={heading} tabIndex={-1} onKeyDown={leave}>
      <form onSubmit={choose}>
        <p id={heading} className={styles['title']}>
          Sua privacidade
        </p>
        <p>
          Só o necessário já vem ligado. Podemos também medir visitas e anúncios?{' '}
          <a href="/pagina/politica-de-privacidade">Política de privacidade</a>
        </p>
        {open && (
          <Suspense>
            <ConsentCategories consent={consent} />
          </Suspense>
        )}
        <div className={styles['actions']}>
          <button type="button" className={buttons['secondary']} onClick={() => decideConsent(NOTHING)}>
            Recusar
          </button>
          <button type="button" className={buttons['secondary']} onClick={() => decideConsent(EVERYTHING)}>
            Aceitar
          </button>
          {open ? (
            <button key="save" type="submit" className={buttons['secondary']}>
              Salvar
            </button>
          ) : (
            <button
              key="choose"
              type="button"
              className={buttons['secondary']}
              onClick={() => setChoosing(true)}
            >
              Escolher
            </button>
          )}
        </div>
      </form>
    </section>
  )
}

const NOTHING: Consent = { estatistica: false, marketing: false }
const EVERYTHING: Consent = { estatistica: true, marketing: true }

function useFocusOnReview(card: { current: HTMLElement | null }, review: boolean) {
  useEffect(() => {
    if (!review) return
    const before = document.activeElement
    card.current?.focus()

    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [card, review])
}

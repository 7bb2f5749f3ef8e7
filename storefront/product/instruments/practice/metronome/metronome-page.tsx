import { type FormEvent, useEffect, useRef } from 'react'
import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import { practicePath } from '#domain/instruments/practice/practice-tools.ts'
import { BEATS, BPM, tappedTempo, tempoName, withTap } from '#domain/instruments/practice/tempo.ts'
import { track } from '#storefront/analytics/track.ts'
import { useIdle } from '#storefront/rendering/browser/when-idle.ts'
import buttons from '../../../../components/button.module.css'
import tools from '../../tool-page.module.css'
import { WrittenField } from '../../written-field.tsx'
import styles from '../practice.module.css'
import { PracticeHead } from '../practice-head.tsx'
import { useWakeLock } from '../use-wake-lock.ts'
import type { Accent } from './play-beats.ts'
import { useMetronome } from './use-metronome.ts'

/** A metronome with bars, accents and a tempo that can be tapped. */
export function MetronomePage({ trail }: { trail: Trail }) {
  const { metronome, accents, place, running, setRunning, change, turnAccent } = useMetronome()
  const { bpm, tempos } = metronome
  const taps = useRef<number[]>([])
  const ready = useIdle()
  useWakeLock(running)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once for each start, with its tempo
  useEffect(() => {
    if (running) track({ nome: 'use_metronome', termo: `${bpm} bpm, ${tempos} tempos` })
  }, [running])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const written = new FormData(event.currentTarget)
    change({ bpm: Number(written.get('bpm')), tempos: Number(written.get('tempos')) })
  }

  function tap() {
    taps.current = withTap(taps.current, performance.now())
    const tapped = tappedTempo(taps.current)
    if (tapped !== null) change({ bpm: tapped })
  }

  return (
    <div className="wrap">
      <PracticeHead
        trail={trail}
        tool="metronomo"
        text="Batidas exatas, com compasso, acentos e andamento pelo toque. Funciona sem internet."
      />
      <div className={`${tools['columns']} ${styles['tool']}`}>
        <section aria-labelledby="andamento" className={tools['card']}>
          <h2 id="andamento">
            {bpm} por minuto, {tempoName(bpm)}
          </h2>
          <fieldset className={styles['row']}>
            <legend className="visually-hidden">Acentos: toque num tempo para mudar</legend>
            {Array.from({ length: tempos }, (_, i) => (
              <BeatButton
                // biome-ignore lint/suspicious/noArrayIndexKey: beats have their places only
                key={i}
                place={i}
                accent={accents[i] ?? 'fraco'}
                now={i === place}
                disabled={!ready}
                onTurn={() => turnAccent(i)}
              />
            ))}
          </fieldset>
          <p className={tools['basis']}>Toque num tempo para torná-lo forte, mudo ou fraco.</p>
          <div className={styles['row']}>
            <button
              type="button"
              className={buttons['primary']}
              disabled={!ready}
              onClick={() => setRunning(!running)}
            >
              {running ? 'Parar' : 'Começar'}
            </button>
            <button type="button" className={buttons['secondary']} disabled={!ready} onClick={tap}>
              Bater o andamento
            </button>
          </div>
          <div className={styles['steps']}>
            {[-5, -1, 1, 5].map((step) => (
              <button
                key={step}
                type="button"
                className={buttons['secondary']}
                disabled={!ready}
                onClick={() => change({ bpm: bpm + step })}
              >
                {step > 0 ? `+${step}` : `−${-step}`}
                <span className="visually-hidden"> por minuto</span>
              </button>
            ))}
          </div>
          <noscript>
            <p>
              Para tocar, o metrônomo precisa de JavaScript. A {bpm} por minuto, um tempo dura{' '}
              {Math.round(60_000 / bpm)} milésimos de segundo.
            </p>
          </noscript>
        </section>
        <form method="get" action={practicePath('metronomo')} className={tools['card']} onSubmit={submit}>
          <WrittenField
            name="bpm"
            type="number"
            label="Batidas por minuto"
            hint={`De ${BPM.min} a ${BPM.max}.`}
            value={String(bpm)}
            min={BPM.min}
            max={BPM.max}
            required
          />
          <WrittenField
            name="tempos"
            type="number"
            label="Tempos por compasso"
            hint={`De ${BEATS.min} a ${BEATS.max}.`}
            value={String(tempos)}
            min={BEATS.min}
            max={BEATS.max}
            required
          />
          <button type="submit" className={buttons['secondary']}>
            Usar este andamento
          </button>
        </form>
      </div>
    </div>
  )
}

type BeatButtonProps = {
  place: number
  accent: Accent
  now: boolean
  disabled: boolean
  onTurn: () => void
}

const SIGNS: Readonly<Record<Accent, string>> = { forte: '●', fraco: '○', mudo: '–' }

function BeatButton({ place, accent, now, disabled, onTurn }: BeatButtonProps) {
  return (
    <button
      type="button"
      className={buttons['secondary']}
      data-now={now ? '' : undefined}
      disabled={disabled}
      aria-label={`Tempo ${place + 1}, ${accent}`}
      onClick={onTurn}
    >
      <span aria-hidden="true">{SIGNS[accent]}</span>
    </button>
  )
}

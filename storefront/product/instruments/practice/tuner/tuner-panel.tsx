import { useEffect, useState } from 'react'
import { FAMILIES } from '#domain/instruments/families/family.ts'
import { courseWord } from '#domain/instruments/practice/tuned-strings.ts'
import type { TunerTarget } from '#domain/instruments/practice/tuner-reading.ts'
import { track } from '#storefront/analytics/track.ts'
import { useIdle } from '#storefront/rendering/browser/when-idle.ts'
import buttons from '../../../../components/button.module.css'
import { ChoiceField } from '../../choice-field.tsx'
import tools from '../../tool-page.module.css'
import type { ChosenPractice } from '../use-practice-tuning.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import type { MicrophoneFailure } from './open-microphone.ts'
import { TunerReadout } from './tuner-readout.tsx'
import { useTuner } from './use-tuner.ts'

/** Hears one string at a time and says how far it is from its note. */
export function TunerPanel({ practice }: { practice: ChosenPractice }) {
  const { state, start, stop } = useTuner()
  const [target, setTarget] = useState<TunerTarget>('corda')
  const ready = useIdle()
  const listening = state.situation === 'listening'
  const { instrumento } = practice.tuning
  useWakeLock(listening)
  useEffect(() => {
    if (listening) track({ nome: 'use_tuner', termo: FAMILIES[instrumento].nome })
  }, [listening, instrumento])

  return (
    <section aria-labelledby="ouvir" className={tools['card']}>
      <h2 id="ouvir">{listening ? 'Ouvindo' : 'Afinar pelo microfone'}</h2>
      {listening && (
        <>
          <TunerReadout hertz={state.hertz} target={target} practice={practice} />
          <TargetField practice={practice} target={target} onChange={setTarget} />
        </>
      )}
      {state.situation === 'failed' && <p role="alert">{FAILURES[state.failure]}</p>}
      <noscript>
        <p>
          Para ouvir as cordas, o afinador precisa de JavaScript. A tabela mostra a frequência de cada uma.
        </p>
      </noscript>
      {listening ? (
        <button type="button" className={buttons['secondary']} onClick={stop}>
          Desligar o microfone
        </button>
      ) : (
        <button
          type="button"
          className={buttons['primary']}
          disabled={!ready || state.situation === 'starting'}
          onClick={() => void start()}
        >
          Ligar o microfone
        </button>
      )}
      <p className={tools['basis']}>
        O som é analisado no seu aparelho: não é gravado nem enviado, e funciona sem internet.
      </p>
    </section>
  )
}

/** What happened, and what to do about it. */
const FAILURES: Readonly<Record<MicrophoneFailure, string>> = {
  refused:
    'O microfone não foi liberado. Toque no cadeado ao lado do endereço da página, permita o microfone e ligue de novo.',
  missing: 'Nenhum microfone foi encontrado. Conecte um e ligue de novo.',
  busy: 'O microfone está em uso por outro programa. Feche-o e ligue de novo.',
  unsupported:
    'Este navegador não deixa a página usar o microfone. Tente em outro, ou com o endereço em https.',
}

type TargetFieldProps = {
  practice: ChosenPractice
  target: TunerTarget
  onChange: (target: TunerTarget) => void
}

function TargetField({ practice: { tuning, strings }, target, onChange }: TargetFieldProps) {
  const word = courseWord(tuning.afinacao)

  return (
    <ChoiceField
      name="alvo"
      label="Comparar com"
      value={String(target)}
      onChange={(value) => onChange(value === 'corda' || value === 'nota' ? value : Number(value))}
    >
      <option value="corda">{word === 'par' ? 'O par mais próximo' : 'A corda mais próxima'}</option>
      <option value="nota">Qualquer nota</option>
      {strings.map(({ corda, nota }) => (
        <option key={corda} value={corda}>
          {corda}
          {word === 'par' ? 'º par' : 'ª corda'}, {nota}
        </option>
      ))}
    </ChoiceField>
  )
}

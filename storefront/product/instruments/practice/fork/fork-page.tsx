import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { FAMILIES, type Family } from '#domain/instruments/families/family.ts'
import { tuningAddress } from '#domain/instruments/practice/practice-query.ts'
import { lettersOf } from '#domain/instruments/tension/read-tuning.ts'
import { track } from '#storefront/analytics/track.ts'
import { useIdle } from '#storefront/rendering/browser/when-idle.ts'
import buttons from '../../../../components/button.module.css'
import tools from '../../tool-page.module.css'
import { FrequencyTable } from '../frequency-table.tsx'
import styles from '../practice.module.css'
import { PracticeHead } from '../practice-head.tsx'
import { TuningForm } from '../tuning-form.tsx'
import { TuningLinks } from '../tuning-links.tsx'
import { usePracticeTuning } from '../use-practice-tuning.ts'
import { useReferenceTone } from './use-reference-tone.ts'

/** A tuning fork for every string of every tuning. */
export function ForkPage({ trail, instruments }: { trail: Trail; instruments: readonly Family[] }) {
  const practice = usePracticeTuning('diapasao', instruments)
  const { tuning, input } = practice
  const { playing, toggle } = useReferenceTone(`${lettersOf(tuning.afinacao.notas)} ${tuning.la}`)
  const ready = useIdle()

  function play(hertz: number, nota: string) {
    if (hertz !== playing)
      track({ nome: 'use_tuning_fork', termo: `${FAMILIES[tuning.instrumento].nome}, ${nota}` })
    toggle(hertz)
  }

  return (
    <div className="wrap">
      <PracticeHead
        trail={trail}
        tool="diapasao"
        whose={FAMILIES[tuning.instrumento].ofThe}
        text="O som de cada corda solta, na afinação e no Lá que você usa, para afinar de ouvido."
      />
      <TuningLinks tool="diapasao" instruments={instruments} practice={practice} />
      <div className={`${tools['columns']} ${styles['tool']}`}>
        <section aria-labelledby="notas" className={tools['card']}>
          <h2 id="notas">Notas e frequências</h2>
          <p>
            Lá de referência, {formatNumber(tuning.la)} Hz{' '}
            <ToneButton
              name={`Lá de ${formatNumber(tuning.la)} Hz`}
              playing={playing === tuning.la}
              disabled={!ready}
              onPlay={() => play(tuning.la, 'A4')}
            />
          </p>
          <FrequencyTable
            practice={practice}
            action={{
              title: 'Ouvir',
              of: ({ nota, hertz, name }) => (
                <ToneButton
                  name={`${nota}, ${name}`}
                  playing={playing === hertz}
                  disabled={!ready}
                  onPlay={() => play(hertz, nota)}
                />
              ),
            }}
          />
          <noscript>
            <p>Para tocar as notas, o diapasão precisa de JavaScript. As frequências valem sem ele.</p>
          </noscript>
          <p className={tools['basis']}>
            Alto-falantes de celular quase não tocam notas graves: ouça com fones, ou afine uma oitava acima.
          </p>
          <p>
            <a href={tuningAddress('afinador', { ...input, instrumento: tuning.instrumento })}>
              Afinar pelo microfone
            </a>
          </p>
        </section>
        <TuningForm tool="diapasao" practice={practice} />
      </div>
    </div>
  )
}

type ToneButtonProps = { name: string; playing: boolean; disabled: boolean; onPlay: () => void }

function ToneButton({ name, playing, disabled, onPlay }: ToneButtonProps) {
  return (
    <button
      type="button"
      className={buttons[playing ? 'primary' : 'secondary']}
      aria-pressed={playing}
      disabled={disabled}
      onClick={onPlay}
    >
      Tocar<span className="visually-hidden"> {name}</span>
    </button>
  )
}

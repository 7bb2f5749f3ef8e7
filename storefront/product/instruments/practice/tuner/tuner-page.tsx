import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import { FAMILIES, type Family } from '#domain/instruments/families/family.ts'
import { tuningAddress } from '#domain/instruments/practice/practice-query.ts'
import tools from '../../tool-page.module.css'
import { FrequencyTable } from '../frequency-table.tsx'
import styles from '../practice.module.css'
import { PracticeHead } from '../practice-head.tsx'
import { TuningForm } from '../tuning-form.tsx'
import { TuningLinks } from '../tuning-links.tsx'
import { usePracticeTuning } from '../use-practice-tuning.ts'
import { TunerPanel } from './tuner-panel.tsx'
import { useOwnDocument } from './use-own-document.ts'

/** A tuner for any instrument, with a table that helps without a microphone. */
export function TunerPage({ trail, instruments }: { trail: Trail; instruments: readonly Family[] }) {
  const practice = usePracticeTuning('afinador', instruments)
  const { tuning, input } = practice
  useOwnDocument()

  return (
    <div className="wrap">
      <PracticeHead
        trail={trail}
        tool="afinador"
        whose={FAMILIES[tuning.instrumento].ofThe}
        text="Toque uma corda de cada vez: o afinador diz quanto falta para a nota, em centésimos de semitom."
      />
      <TuningLinks tool="afinador" instruments={instruments} practice={practice} />
      <div className={`${tools['columns']} ${styles['tool']}`}>
        <div className={tools['results']}>
          <TunerPanel practice={practice} />
          <section aria-labelledby="frequencias" className={tools['card']}>
            <h2 id="frequencias">Frequência de cada corda</h2>
            <FrequencyTable practice={practice} />
            <p>
              <a href={tuningAddress('diapasao', { ...input, instrumento: tuning.instrumento })}>
                Ouvir cada nota no diapasão
              </a>
            </p>
          </section>
        </div>
        <TuningForm tool="afinador" practice={practice} />
      </div>
    </div>
  )
}

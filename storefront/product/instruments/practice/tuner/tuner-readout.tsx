import { formatOneDecimal } from '#domain/format/format-number.ts'
import { deviationWords } from '#domain/instruments/pitch/deviation.ts'
import { courseWord } from '#domain/instruments/practice/tuned-strings.ts'
import { type TunerTarget, tunerReading } from '#domain/instruments/practice/tuner-reading.ts'
import styles from '../practice.module.css'
import type { ChosenPractice } from '../use-practice-tuning.ts'
import { CentsScale } from './cents-scale.tsx'
import { useCalm } from './use-calm.ts'

type Props = { hertz: number | null; target: TunerTarget; practice: ChosenPractice }

/** What is heard, beside what it should be: as note, on a scale, and in words that are read out now and then. */
export function TunerReadout({ hertz, target, practice: { tuning, strings } }: Props) {
  const reading = hertz === null ? null : tunerReading(hertz, target, { strings, la: tuning.la })
  const words = reading ? deviationWords(reading.cents) : 'Toque uma corda'
  const word = courseWord(tuning.afinacao)
  const string = reading?.corda ? `${reading.corda}${word === 'par' ? 'º par' : 'ª corda'}, ` : ''
  const calm = useCalm(reading ? `${reading.nota}: ${words}` : '')

  return (
    <div className={styles['readout']}>
      <p className={styles['note']}>{reading?.nota ?? '–'}</p>
      <CentsScale cents={reading?.cents ?? null} />
      <p>
        <strong>{words}</strong>
      </p>
      <p>
        {reading && hertz !== null
          ? `${string}${reading.silaba}: ${formatOneDecimal(hertz)} Hz, e o certo é ${formatOneDecimal(reading.hertz)} Hz`
          : 'Uma corda de cada vez, perto do aparelho.'}
      </p>
      <p role="status" className="visually-hidden">
        {calm}
      </p>
    </div>
  )
}

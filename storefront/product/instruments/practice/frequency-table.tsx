import type { ReactNode } from 'react'
import { formatOneDecimal } from '#domain/format/format-number.ts'
import { courseWord, type TunedString } from '#domain/instruments/practice/tuned-strings.ts'
import tools from '../tool-page.module.css'
import type { ChosenPractice } from './use-practice-tuning.ts'

type Props = {
  practice: ChosenPractice
  /** What is shown in a last column, as a button that plays the note. */
  action?: { title: string; of: (note: { nota: string; hertz: number; name: string }) => ReactNode }
}

/** Every string of the tuning with its note and frequency, which help without a microphone, too. */
export function FrequencyTable({ practice: { tuning, strings }, action }: Props) {
  const word = courseWord(tuning.afinacao)

  return (
    <table className={tools['table']}>
      <caption className="visually-hidden">Notas e frequências das cordas soltas</caption>
      <thead>
        <tr>
          <th scope="col">{word === 'par' ? 'Par' : 'Corda'}</th>
          <th scope="col">Nota</th>
          <th scope="col">Frequência</th>
          {action && <th scope="col">{action.title}</th>}
        </tr>
      </thead>
      <tbody>
        {strings.flatMap((string) =>
          soundsOf(string, word).map((note) => (
            <tr key={note.name}>
              <th scope="row">{note.name}</th>
              <td>
                {note.nota} <small>{note.silaba}</small>
              </td>
              <td>{formatOneDecimal(note.hertz)} Hz</td>
              {action && <td>{action.of(note)}</td>}
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}

/** The string, and the second one of a pair in octaves. */
function soundsOf({ corda, nota, silaba, hertz, par }: TunedString, word: 'corda' | 'par') {
  const name = word === 'par' ? `${corda}º` : `${corda}ª`
  const first = { name, nota, silaba, hertz }

  return par === null || par.hertz === hertz ? [first] : [first, { name: `${name}, oitava`, ...par }]
}

import { noteLetter, parseNote } from '#domain/instruments/pitch/note.ts'
import { nameWithoutNotes } from '#domain/instruments/pitch/tuning-names.ts'
import { isTunedTo, tuningNamed } from '#domain/instruments/pitch/tunings.ts'
import { writtenNotes } from '#domain/instruments/pitch/written-notes.ts'
import { readString, writtenString } from '#domain/instruments/strings/stated-string.ts'
import { foldText } from '../../format/slug.ts'
import type { SpecificationField } from './field.ts'
import { type Reading, readNumber, readNumberOrRange, readRange } from './read-number.ts'
import type { Unit } from './units.ts'

/**
 * Reads what somebody wrote into a field: the value as it is stored and shown, or the sentence why it is none. Reading
 * a stored value again gives the same value.
 */
export function readValue(field: SpecificationField, text: string, given: Unit | null): Reading {
  const written = text.trim().replace(/\s+/g, ' ')
  switch (field.tipo) {
    case 'texto':
      return { valor: written, numeros: [] }
    case 'numero':
      if (field.papel === 'cordas') return readNumber(field, withoutNoun(written), given)
      if (field.papel === 'escala') return readNumberOrRange(field, written, given)
      return readNumber(field, written, given)
    case 'faixa':
      return readRange(field, written, given)
    case 'escolha':
      return readChoice(field, written)
    case 'nota':
      return readNote(written)
    case 'notas':
      return readNotes(written)
    case 'corda':
      return readOneString(written)
    case 'simNao':
      return readYesNo(written)
  }
}

/** `6` of `6 cordas`, `10 (5 pares)`, `12 cordas (6 pares)`. */
function withoutNoun(text: string): string {
  return text.replace(/^(\d+)\s*(?:cordas?)?\s*(?:\(.*\))?$/i, '$1')
}

function readChoice({ opcoes }: SpecificationField, text: string): Reading {
  const found = opcoes.find((option) => foldText(option) === foldText(text))
  if (found) return { valor: found, numeros: [] }

  return { problema: `Escolha entre: ${opcoes.join(', ')}.` }
}

function readNote(text: string): Reading {
  const note = parseNote(text)

  return note ? { valor: noteLetter(note), numeros: [] } : { problema: 'Escreva uma nota, como E4 ou Mi4.' }
}

/**
 * Notes from the lowest string to the highest, or the name of a tuning: `E A D G B E`, `EADGBE`, `Mi Lá Ré Sol`, `Cebolão
 * em Ré`.
 */
function readNotes(text: string): Reading {
  const named = tuningNamed(text)?.nome ?? nameWithoutNotes(text)
  if (named) return { valor: named, numeros: [] }
  const notes = writtenNotes(text, isTunedTo)
  const known = notes.filter((note) => note !== null)
  if (known.length === 0 || known.length < notes.length)
    return {
      problema: 'Escreva as notas da mais grave à mais aguda, como E A D G B E, ou o nome da afinação.',
    }

  return { valor: known.map(noteLetter).join(' '), numeros: [] }
}

function readOneString(text: string): Reading {
  const string = readString(text)

  return 'problema' in string ? string : { valor: writtenString(string), numeros: [] }
}

const YES = ['sim', 's', 'yes', 'true', '1', 'x']
const NO = ['nao', 'n', 'no', 'false', '0']

function readYesNo(text: string): Reading {
  const word = foldText(text)
  if (YES.includes(word)) return { valor: 'Sim', numeros: [] }
  if (NO.includes(word)) return { valor: 'Não', numeros: [] }

  return { problema: 'Responda sim ou não.' }
}

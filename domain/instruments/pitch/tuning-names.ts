/**
 * How shops, boxes and players call a tuning beside its name, in Portuguese and in English. Cebolinha is Cebolão em Ré
 * (violaviva.com.br/?p=3328).
 */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  Padrão: ['Standard', 'Normal', 'Comum', 'E standard', 'Mi padrão', 'Padrão em Mi'],
  'Padrão, Sol agudo': ['Padrão', 'Standard', 'Sol agudo', 'High G'],
  'Sol grave': ['Low G'],
  Barítono: ['Baritone'],
  Orquestra: ['Padrão', 'Standard'],
  'De cavaquinho': ['Padrão', 'Standard', 'Samba'],
  'Ré grave': ['Drop D'],
  'Drop D': ['Ré grave'],
  'Sol aberto': ['Open G'],
  'Ré aberto': ['Open D'],
  'Mi aberto': ['Open E'],
  'Dó aberto': ['Open C'],
  'Drop C#': ['Drop Db', 'Drop C sharp', 'Drop Dó sustenido'],
  'Drop C': ['Drop Dó'],
  'Dó padrão': ['C standard', 'Dois tons abaixo'],
  'Meio tom abaixo': ['Half step down', 'Eb standard', 'Mi bemol'],
  'Um tom abaixo': ['Whole step down', 'D standard', 'Ré padrão'],
  'Si padrão, barítono': ['Si padrão', 'B standard', 'Barítono', 'Barítono em Si', 'Baritone'],
  'Barítono em Lá': ['Lá padrão', 'A standard'],
  'Cebolão em Ré': ['Cebolão Ré', 'Cebolão em D', 'Cebolão D', 'Cebolinha'],
  'Cebolão em Mi': ['Cebolão Mi', 'Cebolão em E', 'Cebolão E'],
}

/** Named by shops for sets of strings, but of which no source was found that says its notes. */
const WITHOUT_NOTES = ['Rio Acima']

/** The keys of a tuning's other names. */
export function otherKeys(nome: string): string[] {
  return ALSO_CALLED[nome]?.map(tuningKey) ?? []
}

/** A tuning that is known by its name only; undefined if the text names none. */
export function nameWithoutNotes(text: string): string | undefined {
  const key = tuningKey(text)

  return WITHOUT_NOTES.find((nome) => tuningKey(nome) === key)
}

/**
 * A tuning's name as names are compared: accents, capitals and hyphens don't matter, nor the words for a tuning itself.
 */
export function tuningKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[-–\s]+/g, ' ')
    .trim()
    .replace(/^afinacao (em )?|( tuning)$/g, '')
}

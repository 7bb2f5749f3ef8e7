import { WRONG_CEP } from '../../documents/cep.ts'
import { type FieldProblem, oneLine, problem } from '../../format/field-problem.ts'
import { placeOf } from './cep-city.ts'
import { cityAgrees } from './city-agrees.ts'

/** A postal address as typed. City and state follow the CEP; the city is asked for if the CEP is not enough. */
export type TypedAddress = {
  destinatario: string
  cep: string
  logradouro: string
  numero: string
  complemento: string
  bairro: string
  cidade: string
  referencia: string
}

/** An address as stored: `cep` is eight digits, `uf` is the state of the CEP. */
export type ReadAddress = TypedAddress & { uf: string }

/** Maximum length of each part on an NF-e and on a carrier's label (MOC, layout 4.00: 60). */
const MAX_LENGTH = 60

/**
 * Reads an address as people type it, or returns the problems of each field in form order. The state comes from the
 * CEP; so does the city if it was left empty. An address without a number gets `s/n`.
 */
export function readAddress(typed: TypedAddress): { endereco: ReadAddress } | { campos: FieldProblem[] } {
  const place = placeOf(typed.cep)
  const endereco = {
    destinatario: oneLine(typed.destinatario),
    cep: place?.cep ?? '',
    logradouro: oneLine(typed.logradouro),
    numero: readNumber(typed.numero),
    complemento: oneLine(typed.complemento),
    bairro: oneLine(typed.bairro),
    cidade: oneLine(typed.cidade) || (place?.cidade ?? ''),
    uf: place?.uf ?? '',
    referencia: oneLine(typed.referencia),
  }
  const { destinatario, logradouro, numero, complemento, bairro, cidade, referencia } = endereco
  const campos = [
    problem('cep', cepProblem(typed.cep, endereco.cep)),
    problem('logradouro', textProblem(logradouro, 'Digite a rua ou avenida.')),
    problem('numero', textProblem(numero, 'Digite o número. Se não houver, digite s/n.')),
    problem('complemento', lengthProblem(complemento)),
    problem('bairro', lengthProblem(bairro)),
    problem('cidade', textProblem(cidade, 'Digite a cidade.') ?? cityProblem(endereco)),
    problem('referencia', lengthProblem(referencia)),
    problem('destinatario', textProblem(destinatario, 'Digite o nome de quem vai receber.')),
  ].flat()

  return campos.length > 0 ? { campos } : { endereco }
}

function readNumber(typed: string): string {
  const numero = oneLine(typed)

  return /^(s\W*n\W*|sem n[uú]mero)$/i.test(numero) ? 's/n' : numero
}

function cepProblem(typed: string, cep: string): string | null {
  if (typed.trim() === '') return 'Digite o CEP.'

  return cep === '' ? WRONG_CEP : null
}

function textProblem(text: string, missing: string): string | null {
  return text === '' ? missing : lengthProblem(text)
}

/** City and state must match the CEP: a label with the CEP of one place and the city of another goes astray. */
function cityProblem({ cep, cidade, uf }: ReadAddress): string | null {
  if (cep === '' || cityAgrees(cep, cidade)) return null

  return `Este CEP é de ${placeOf(cep)?.cidade || `outra cidade (${uf})`}. Confira o CEP ou a cidade.`
}

function lengthProblem(text: string): string | null {
  return text.length > MAX_LENGTH ? `Use até ${MAX_LENGTH} letras, para caber na etiqueta.` : null
}

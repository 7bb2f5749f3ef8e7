import * as z from 'zod'
import type { CepDirectory } from './port.ts'

/** An unknown CEP is answered with `{"erro": "true"}`. */
const Answer = z.union([
  z.object({ erro: z.union([z.literal('true'), z.literal(true)]) }),
  z.object({
    cep: z.string(),
    logradouro: z.string(),
    bairro: z.string(),
    localidade: z.string(),
    uf: z.string().length(2),
    ibge: z.string().optional(),
  }),
])

/** ViaCEP (`GET /ws/{cep}/json/`); `url` is its base URL, without a trailing slash. */
export function viaCep(url = 'https://viacep.com.br'): CepDirectory {
  return async (cep, signal) => {
    const response = await fetch(`${url}/ws/${cep}/json/`, { signal, redirect: 'error' })
    if (!response.ok) throw new Error(`ViaCEP answered ${response.status}.`)
    const answer = Answer.parse(await response.json())
    if ('erro' in answer) return null
    const { logradouro, bairro, localidade, uf, ibge = '' } = answer

    return { cep, logradouro, bairro, cidade: localidade, uf, ibge }
  }
}

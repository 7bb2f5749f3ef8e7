import * as z from 'zod'
import { titleCase } from '#domain/format/title-case.ts'
import type { CompanyDirectory } from './port.ts'

const Text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim())

/** The fields that a store needs; the register leaves many of them empty. The kind of street has two spellings. */
const Answer = z.object({
  razao_social: z.string().min(1),
  nome_fantasia: Text,
  descricao_tipo_de_logradouro: Text,
  descricao_tipo_logradouro: Text,
  logradouro: Text,
  numero: Text,
  bairro: Text,
  municipio: Text,
  uf: Text,
  cep: Text,
  ddd_telefone_1: Text,
  email: Text,
})

/**
 * BrasilAPI (`GET /api/cnpj/v1/{cnpj}`), which answers 404 to an unknown CNPJ; `url` is its base URL, without a
 * trailing slash. The register writes in capitals; a company's name stays as it is registered.
 */
export function brasilApi(url: string): CompanyDirectory {
  return async (cnpj, signal) => {
    const response = await fetch(`${url}/api/cnpj/v1/${cnpj}`, { signal, redirect: 'error' })
    if (response.status === 404) {
      await response.body?.cancel()
      return null
    }
    if (!response.ok) throw new Error(`BrasilAPI answered ${response.status}.`)
    const found = Answer.parse(await response.json())
    const kind = found.descricao_tipo_de_logradouro || found.descricao_tipo_logradouro

    return {
      razaoSocial: found.razao_social.trim(),
      nomeFantasia: titleCase(found.nome_fantasia),
      telefone: found.ddd_telefone_1.replace(/\D/g, ''),
      email: found.email.toLowerCase(),
      endereco: {
        // A number loses its leading zeros.
        cep: found.cep === '' ? '' : found.cep.replace(/\D/g, '').padStart(8, '0'),
        logradouro: titleCase(`${kind} ${found.logradouro}`.trim()),
        numero: found.numero,
        bairro: titleCase(found.bairro),
        cidade: titleCase(found.municipio),
        uf: found.uf,
      },
    }
  }
}

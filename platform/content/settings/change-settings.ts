import type { SettingsParts } from '#contract/settings/admin-settings.ts'
import { readCep, WRONG_CEP } from '#domain/documents/cep.ts'
import { isDocument } from '#domain/documents/is-document.ts'
import { readPhone } from '#domain/format/phone.ts'
import { LISTING_ORDERS } from '#domain/listing/listing-order.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { lockSettings } from './current-settings.ts'
import { saveSettings } from './save-settings.ts'
import { partsOf, settingsOf } from './settings-parts.ts'

/** Input from the wire: omitted parts stay unchanged. */
type ChangeSettingsInput = { [Part in keyof SettingsParts]?: SettingsParts[Part] | undefined }

/**
 * Saves parts of the store's settings, which take effect at once. Refuses `VersaoAntiga` if somebody saved any of them
 * since, and `CamposInvalidos`.
 */
export async function changeSettings(
  context: RequestContext,
  { versao, partes }: { versao: number; partes: ChangeSettingsInput },
): Promise<{ versao: number }> {
  permit(context, 'configuracao.editar')
  const campos = problemsOf(partes)
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })

  return context.db.transaction(async (tx) => {
    const before = await lockSettings(tx)
    const antes = partsOf(before.settings)
    if (before.versao !== versao) throw refuse('VersaoAntiga', { versao: before.versao, atual: antes })
    const depois = { ...antes, ...sentParts(partes) }
    if (!(await saveSettings({ db: tx }, settingsOf(depois)))) return { versao }
    await recordChange(tx, context, {
      acao: 'configuracao.alterada',
      alvo: { tipo: 'configuracao', id: '1', nome: 'Configurações da loja' },
      antes: fieldsOf(antes),
      depois: fieldsOf(depois),
    })

    return { versao: versao + 1 }
  })
}

function sentParts(sent: ChangeSettingsInput): Partial<SettingsParts> {
  return Object.fromEntries(Object.entries(sent).filter(([, part]) => part !== undefined))
}

/** Field by field, such as `loja.nome`, so that the audit log says which have changed. */
function fieldsOf(parts: SettingsParts): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, fields]): [string, unknown][] =>
      Array.isArray(fields)
        ? [[part, fields]]
        : Object.entries(fields).map(([field, value]) => [`${part}.${field}`, value]),
    ),
  )
}

/**
 * Validates what the schema can't: check digits, and words of a list. Empty values are allowed: every field is
 * optional.
 */
function problemsOf({ loja, listagem }: ChangeSettingsInput) {
  const checks: [campo: string, holds: boolean, mensagem: string][] = [
    [
      'loja.cnpj',
      !loja?.cnpj || isDocument(loja.cnpj),
      'Este CNPJ não existe. Confira os dígitos. Quem vende com CPF digita o CPF.',
    ],
    ['loja.endereco.cep', !loja?.endereco.cep || readCep(loja.endereco.cep) !== null, WRONG_CEP],
    [
      'loja.whatsapp',
      !loja?.whatsapp || readPhone(loja.whatsapp) !== null,
      'Digite DDD e número, como (11) 90000-0000.',
    ],
    [
      'listagem.order',
      !listagem || LISTING_ORDERS.some((order) => order === listagem.order),
      'Escolha uma das ordens.',
    ],
  ]

  return checks.filter(([, holds]) => !holds).map(([campo, , mensagem]) => ({ campo, mensagem }))
}

import type { SettingsParts } from '#contract/settings/admin-settings.ts'
import type { Settings } from '#contract/settings/settings.ts'

/** Splits the settings into parts, as the panel edits them. */
export function partsOf({ loja, sistema, precos, devolucao, fiscal, seo }: Settings): SettingsParts {
  const {
    checkout,
    frete,
    enderecos,
    pagamentos,
    pixProprio,
    espera,
    propostas,
    fatura,
    manutencao,
    integracoes,
    listagem,
    paises,
  } = sistema
  const { abertura, emBreve } = sistema

  return {
    loja,
    carrinho: checkout.carrinho,
    frete,
    enderecos,
    pagamentos,
    pixProprio,
    espera,
    propostas,
    fatura,
    precos,
    abertura,
    emBreve,
    manutencao,
    integracoes,
    listagem,
    paises,
    devolucao,
    fiscal,
    seo,
  }
}

/** Joins these parts to settings. */
export function settingsOf(parts: SettingsParts): Settings {
  const {
    loja,
    carrinho,
    frete,
    pagamentos,
    pixProprio,
    espera,
    propostas,
    fatura,
    precos,
    manutencao,
    integracoes,
    listagem,
    paises,
  } = parts
  const { enderecos, devolucao, fiscal, seo, abertura, emBreve } = parts

  return {
    loja,
    sistema: {
      checkout: { carrinho },
      frete,
      enderecos,
      pagamentos,
      pixProprio,
      espera,
      propostas,
      fatura,
      abertura,
      emBreve,
      manutencao,
      integracoes,
      listagem,
      paises,
    },
    precos,
    devolucao,
    fiscal,
    seo,
  }
}

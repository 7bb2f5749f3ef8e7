import { Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useLoaderData } from 'react-router'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { StoredAccount } from '#contract/settings/payment-accounts.ts'
import { DESCRIPTOR_LETTERS, statementDescriptor } from '#domain/payments/statement-descriptor.ts'
import { SettingsForm } from '../settings-form.tsx'
import { useSettings } from '../use-settings.ts'
import { AccountsSection } from './accounts-section.tsx'

const PARTS = ['pagamentos', 'pixProprio', 'fatura', 'precos'] as const

const METHODS = [
  ['pix', 'Pix'],
  ['cartao', 'Cartão de crédito'],
  ['boleto', 'Boleto'],
] as const

export function loader() {
  return api.paymentAccounts.list()
}

/** The accounts that receive, payment methods, instalments and discounts. */
export function Component() {
  const loaded = useSettings()
  const accounts = useLoaderData<typeof loader>()

  return (
    <Stack>
      <AccountsSection {...accounts} />
      <SettingsForm name="pagamentos" loaded={loaded} parts={PARTS}>
        {({ value: { pagamentos, pixProprio, fatura, precos }, onChange, errorOf }) => (
          <>
            <Section
              title="Formas de pagamento"
              text="O que a loja oferece, de tudo o que as contas recebem."
            >
              {METHODS.map(([metodo, nome]) => (
                <Group key={metodo} justify="space-between" gap="xs">
                  <Switch
                    label={nome}
                    checked={pagamentos[metodo]}
                    onChange={(event) => onChange('pagamentos', { [metodo]: event.currentTarget.checked })}
                  />
                  <Text size="sm" c="gray.6">
                    {takerText(metodo, accounts)}
                  </Text>
                </Group>
              ))}
            </Section>
            <Section
              title="Pix direto na chave da loja"
              text="Sem intermediário, alguém da loja confirma cada Pix depois de vê-lo na conta. Até lá os produtos ficam reservados; passado o prazo, voltam à venda."
            >
              <RequiredNumber
                label="Prazo para pagar"
                value={pixProprio.horas}
                onChange={(horas) => onChange('pixProprio', { horas })}
                error={errorOf('pixProprio.horas')}
                suffix=" h"
                min={1}
                max={168}
                allowDecimal={false}
                w={160}
              />
            </Section>
            <Section
              title="Fatura do cartão"
              text="O nome que o cliente reconhece na fatura: quem não o reconhece contesta a compra. O provedor pode pôr o dele antes."
            >
              <TextInput
                label="Nome na fatura do cartão"
                description={`Até ${DESCRIPTOR_LETTERS} letras, sem acento. Aparece como ${statementDescriptor({ own: fatura.nome, store: loaded.partes.loja.nome })}.`}
                placeholder={statementDescriptor({ own: '', store: loaded.partes.loja.nome })}
                value={fatura.nome}
                onChange={(event) => onChange('fatura', { nome: event.currentTarget.value })}
                error={errorOf('fatura.nome')}
                maxLength={DESCRIPTOR_LETTERS}
                maw={320}
              />
            </Section>
            <Section title="Desconto e parcelas">
              <Group align="flex-start">
                <RequiredNumber
                  label="Desconto no Pix"
                  value={precos.descontoVista}
                  onChange={(descontoVista) => onChange('precos', { descontoVista })}
                  error={errorOf('precos.descontoVista')}
                  suffix="%"
                  min={0}
                  max={99}
                  allowDecimal={false}
                />
                <MoneyInput
                  label="Menor parcela"
                  value={precos.parcelaMinima}
                  onChange={(valor) => onChange('precos', { parcelaMinima: valor ?? 0 })}
                  error={errorOf('precos.parcelaMinima')}
                />
              </Group>
              <Group align="flex-start">
                <RequiredNumber
                  label="Máximo de parcelas"
                  value={precos.parcelasMaximas}
                  onChange={(parcelasMaximas) => onChange('precos', { parcelasMaximas })}
                  error={errorOf('precos.parcelasMaximas')}
                  min={1}
                  max={24}
                  allowDecimal={false}
                />
                <RequiredNumber
                  label="Parcelas sem juros"
                  value={precos.parcelasSemJuros}
                  onChange={(parcelasSemJuros) => onChange('precos', { parcelasSemJuros })}
                  error={errorOf('precos.parcelasSemJuros')}
                  min={1}
                  max={24}
                  allowDecimal={false}
                />
                <RequiredNumber
                  label="Juros ao mês"
                  description="A partir da primeira parcela com juros"
                  value={precos.taxaMensal / 100}
                  onChange={(taxa) => onChange('precos', { taxaMensal: Math.round(taxa * 100) })}
                  error={errorOf('precos.taxaMensal')}
                  suffix="%"
                  min={0}
                  max={20}
                  decimalScale={2}
                />
              </Group>
            </Section>
          </>
        )}
      </SettingsForm>
    </Stack>
  )
}

type Accounts = { itens: StoredAccount[]; servidor: string | null }

/** Who takes the method at present. */
function takerText(metodo: 'pix' | 'boleto' | 'cartao', { itens, servidor }: Accounts): string {
  if (metodo === 'pix' && servidor !== null) return `Por ${servidor}`
  const taker = itens.find(({ ativa, metodos }) => ativa && metodos[metodo])

  return taker ? `Por ${taker.nome}` : 'Nenhuma conta recebe assim: não é oferecido'
}

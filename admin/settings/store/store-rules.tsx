import { Group, Select, Textarea, TextInput } from '@mantine/core'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { LISTING_ORDERS } from '#domain/listing/listing-order.ts'
import { MAX_QUOTE_DAYS } from '#domain/order/sales-quote/sales-quote.ts'
import type { SettingsFields } from '../settings-form.tsx'

const CRT = [
  { value: '1', label: 'Simples Nacional' },
  { value: '2', label: 'Simples Nacional, acima do sublimite' },
  { value: '3', label: 'Regime normal' },
  { value: '4', label: 'MEI' },
]

/** Texts for search engines, listings, and data that the law requires. */
export function StoreRules({
  value: { seo, listagem, devolucao, espera, propostas, fiscal },
  onChange,
  errorOf,
}: SettingsFields<'seo' | 'listagem' | 'devolucao' | 'espera' | 'propostas' | 'fiscal'>) {
  return (
    <>
      <Section
        title="Buscadores"
        text="O que a página inicial diz de si ao Google. Vazios: o nome e o slogan da loja."
      >
        <TextInput
          label="Título"
          value={seo.title}
          onChange={(event) => onChange('seo', { title: event.currentTarget.value })}
          error={errorOf('seo.title')}
        />
        <Textarea
          label="Descrição"
          autosize
          minRows={2}
          value={seo.description}
          onChange={(event) => onChange('seo', { description: event.currentTarget.value })}
          error={errorOf('seo.description')}
        />
      </Section>
      <Section
        title="Fila de produtos esgotados"
        text="Quando um produto volta, cada um dos primeiros da fila tem uma unidade reservada por estas horas; a reserva que acabaria de noite vai até o meio-dia. O que ninguém usa passa ao próximo. Zero: ninguém tem reserva, só o aviso."
      >
        <Group>
          <RequiredNumber
            label="Horas de reserva"
            value={espera.horas}
            onChange={(horas) => onChange('espera', { horas })}
            error={errorOf('espera.horas')}
            min={0}
            max={168}
            allowDecimal={false}
          />
        </Group>
      </Section>
      <Section
        title="Validade das propostas"
        text="Por quantos dias valem os preços. Na proposta da equipe, quem a faz pode mudar; no orçamento que os clientes baixam da sacola, não."
      >
        <Group align="flex-end">
          {(['dias', 'diasSite'] as const).map((name) => (
            <RequiredNumber
              key={name}
              label={name === 'dias' ? 'Da equipe' : 'Da sacola'}
              value={propostas[name]}
              onChange={(dias) => onChange('propostas', { [name]: dias })}
              error={errorOf(`propostas.${name}`)}
              min={0}
              max={MAX_QUOTE_DAYS}
              allowDecimal={false}
              suffix=" dias"
            />
          ))}
        </Group>
      </Section>
      <Section title="Listas e devolução">
        <Group align="flex-end">
          <RequiredNumber
            label="Produtos por página"
            value={listagem.ipp}
            onChange={(ipp) => onChange('listagem', { ipp })}
            error={errorOf('listagem.ipp')}
            min={4}
            max={60}
            allowDecimal={false}
          />
          <Select
            label="Ordem das listas"
            data={[...LISTING_ORDERS]}
            value={listagem.order}
            onChange={(order) => order && onChange('listagem', { order })}
            allowDeselect={false}
          />
          <RequiredNumber
            label="Dias para devolver"
            description="A lei dá 7 a quem compra pela internet"
            value={devolucao.dias}
            onChange={(dias) => onChange('devolucao', { dias })}
            error={errorOf('devolucao.dias')}
            min={7}
            max={365}
            allowDecimal={false}
          />
        </Group>
      </Section>
      <Section title="Nota fiscal">
        <Group align="flex-start">
          <Select
            label="Regime tributário"
            data={CRT}
            value={String(fiscal.crt)}
            onChange={(crt) => onChange('fiscal', { crt: Number(crt) })}
            allowDeselect={false}
            style={{ flex: '1 1 14rem' }}
          />
          <TextInput
            label="Código do município (IBGE)"
            inputMode="numeric"
            value={fiscal.codigoMunicipio}
            onChange={(event) => onChange('fiscal', { codigoMunicipio: event.currentTarget.value.trim() })}
            error={errorOf('fiscal.codigoMunicipio')}
          />
        </Group>
      </Section>
    </>
  )
}

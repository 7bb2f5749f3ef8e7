import { Group, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { Section } from '#admin/components/page/section.tsx'
import { LISTING_ORDERS } from '#domain/listing/listing-order.ts'
import type { SettingsFields } from '../settings-form.tsx'

const CRT = [
  { value: '1', label: 'Simples Nacional' },
  { value: '2', label: 'Simples Nacional, acima do sublimite' },
  { value: '3', label: 'Regime normal' },
  { value: '4', label: 'MEI' },
]

/** What search engines are told, how lists look, and what the law wants to know. */
export function StoreRules({
  valor: { seo, listagem, devolucao, fiscal },
  mudar,
  problema,
}: SettingsFields<'seo' | 'listagem' | 'devolucao' | 'fiscal'>) {
  return (
    <>
      <Section titulo="Buscadores" texto="O que a página inicial diz de si ao Google.">
        <TextInput
          label="Título"
          value={seo.title}
          onChange={(event) => mudar('seo', { title: event.currentTarget.value })}
          error={problema('seo.title')}
        />
        <Textarea
          label="Descrição"
          autosize
          minRows={2}
          value={seo.description}
          onChange={(event) => mudar('seo', { description: event.currentTarget.value })}
          error={problema('seo.description')}
        />
      </Section>
      <Section titulo="Listas e devolução">
        <Group align="flex-end">
          <NumberInput
            label="Produtos por página"
            value={listagem.ipp}
            onChange={(ipp) => mudar('listagem', { ipp: Number(ipp) })}
            error={problema('listagem.ipp')}
            min={4}
            max={60}
            allowDecimal={false}
          />
          <Select
            label="Ordem das listas"
            data={[...LISTING_ORDERS]}
            value={listagem.order}
            onChange={(order) => order && mudar('listagem', { order })}
            allowDeselect={false}
          />
          <NumberInput
            label="Dias para devolver"
            description="A lei dá 7 a quem compra pela internet"
            value={devolucao.dias}
            onChange={(dias) => mudar('devolucao', { dias: Number(dias) })}
            error={problema('devolucao.dias')}
            min={7}
            max={365}
            allowDecimal={false}
          />
        </Group>
      </Section>
      <Section titulo="Nota fiscal">
        <Group align="flex-start">
          <Select
            label="Regime tributário"
            data={CRT}
            value={String(fiscal.crt)}
            onChange={(crt) => mudar('fiscal', { crt: Number(crt) })}
            allowDeselect={false}
            style={{ flex: '1 1 14rem' }}
          />
          <TextInput
            label="Código do município (IBGE)"
            inputMode="numeric"
            value={fiscal.codigoMunicipio}
            onChange={(event) => mudar('fiscal', { codigoMunicipio: event.currentTarget.value.trim() })}
            error={problema('fiscal.codigoMunicipio')}
          />
        </Group>
      </Section>
    </>
  )
}

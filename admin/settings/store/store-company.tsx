import { Group, TextInput } from '@mantine/core'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { Section } from '#admin/components/page/section.tsx'
import type { SettingsFields } from '../settings-form.tsx'
import { FillByCnpj } from './fill-by-cnpj.tsx'
import { StoreAddress } from './store-address.tsx'

type Name =
  | 'nome'
  | 'razaoSocial'
  | 'cnpj'
  | 'inscricaoEstadual'
  | 'telefone'
  | 'whatsapp'
  | 'email'
  | 'atendimento'

/** Shares a row with other fields and grows with it. */
const BESIDE = { style: { flex: '1 1 14rem' } }

/** The company's data and contacts. */
export function StoreCompany({ value: { loja }, onChange, errorOf }: SettingsFields<'loja'>) {
  const field = (campo: Name) => ({
    value: loja[campo],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange('loja', { [campo]: event.currentTarget.value }),
    error: errorOf(`loja.${campo}`),
  })

  return (
    <>
      <Section title="Empresa" text="Aparece no rodapé, nas mensagens e nos documentos.">
        <TextInput label="Nome da loja" required {...field('nome')} />
        <TextInput label="Razão social" {...field('razaoSocial')} />
        <Group align="flex-start">
          <TextInput label="CNPJ ou CPF" {...BESIDE} {...field('cnpj')} />
          <TextInput label="Inscrição estadual" {...BESIDE} {...field('inscricaoEstadual')} />
        </Group>
        <Allowed permission="configuracao.editar">
          <FillByCnpj loja={loja} onChange={(changed) => onChange('loja', changed)} />
        </Allowed>
        <StoreAddress
          endereco={loja.endereco}
          onChange={(endereco) => onChange('loja', { endereco })}
          errorOf={errorOf}
        />
      </Section>
      <Section title="Atendimento">
        <Group align="flex-start">
          <TextInput label="Telefone" type="tel" {...BESIDE} {...field('telefone')} />
          <TextInput label="WhatsApp" type="tel" {...BESIDE} {...field('whatsapp')} />
        </Group>
        <TextInput
          label="E-mail"
          type="email"
          description="Para onde vão as respostas de quem compra"
          {...field('email')}
        />
        <TextInput label="Horário de atendimento" {...field('atendimento')} />
      </Section>
    </>
  )
}

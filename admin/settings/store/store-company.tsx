import { Group, TextInput } from '@mantine/core'
import { Section } from '#admin/components/page/section.tsx'
import type { SettingsFields } from '../settings-form.tsx'
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

/** Beside others, as wide as there is room. */
const BESIDE = { style: { flex: '1 1 14rem' } }

/** The company, and how it is reached. */
export function StoreCompany({ valor: { loja }, mudar, problema }: SettingsFields<'loja'>) {
  const field = (campo: Name) => ({
    value: loja[campo],
    onChange: (event: { currentTarget: { value: string } }) =>
      mudar('loja', { [campo]: event.currentTarget.value }),
    error: problema(`loja.${campo}`),
  })

  return (
    <>
      <Section titulo="Empresa" texto="Aparece no rodapé, nas mensagens e nos documentos.">
        <TextInput label="Nome da loja" required {...field('nome')} />
        <TextInput label="Razão social" {...field('razaoSocial')} />
        <Group align="flex-start">
          <TextInput label="CNPJ" {...BESIDE} {...field('cnpj')} />
          <TextInput label="Inscrição estadual" {...BESIDE} {...field('inscricaoEstadual')} />
        </Group>
        <StoreAddress
          endereco={loja.endereco}
          mudar={(endereco) => mudar('loja', { endereco })}
          problema={problema}
        />
      </Section>
      <Section titulo="Atendimento">
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

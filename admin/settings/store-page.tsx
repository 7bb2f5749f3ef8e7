import { Button, Group, NumberInput, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { LISTING_ORDERS } from '#domain/listing-order.ts'
import { Section } from '../parts/section.tsx'
import { SettingsForm } from './settings-form.tsx'
import { StoreAddress } from './store-address.tsx'
import { useSettings } from './use-settings.ts'

const PARTS = ['loja', 'seo', 'listagem', 'devolucao', 'fiscal'] as const

const CRT = [
  { value: '1', label: 'Simples Nacional' },
  { value: '2', label: 'Simples Nacional, acima do sublimite' },
  { value: '3', label: 'Regime normal' },
  { value: '4', label: 'MEI' },
]

/** Who the store is. */
export function Component() {
  const carregado = useSettings()

  return (
    <SettingsForm nome="loja" carregado={carregado} partes={PARTS}>
      {({ valor: { loja, seo, listagem, devolucao, fiscal }, mudar, problema }) => {
        const field = (
          campo:
            | 'nome'
            | 'razaoSocial'
            | 'cnpj'
            | 'inscricaoEstadual'
            | 'telefone'
            | 'whatsapp'
            | 'email'
            | 'atendimento',
        ) => ({
          value: loja[campo],
          onChange: (event: { currentTarget: { value: string } }) =>
            mudar('loja', { [campo]: event.currentTarget.value }),
          error: problema(`loja.${campo}`),
          style: { flex: '1 1 14rem' },
        })

        return (
          <>
            <Section titulo="Empresa" texto="Aparece no rodapé, nas mensagens e nos documentos.">
              <TextInput label="Nome da loja" required {...field('nome')} />
              <Group align="flex-start">
                <TextInput label="Razão social" {...field('razaoSocial')} />
                <TextInput label="CNPJ" {...field('cnpj')} />
                <TextInput label="Inscrição estadual" {...field('inscricaoEstadual')} />
              </Group>
              <StoreAddress
                endereco={loja.endereco}
                mudar={(endereco) => mudar('loja', { endereco })}
                problema={problema}
              />
            </Section>
            <Section titulo="Atendimento">
              <Group align="flex-start">
                <TextInput label="Telefone" type="tel" {...field('telefone')} />
                <TextInput label="WhatsApp" type="tel" {...field('whatsapp')} />
              </Group>
              <TextInput
                label="E-mail"
                type="email"
                description="Para onde vão as respostas de quem compra"
                {...field('email')}
              />
              <TextInput label="Horário de atendimento" {...field('atendimento')} />
            </Section>
            <Section titulo="Redes sociais">
              {loja.redesSociais.map((rede, index) => {
                const put = (changes: Partial<typeof rede>) =>
                  mudar('loja', {
                    redesSociais: loja.redesSociais.map((one, at) =>
                      at === index ? { ...one, ...changes } : one,
                    ),
                  })
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and move only when one goes
                  <Group key={index} align="flex-end" gap="xs">
                    <TextInput
                      label="Nome"
                      value={rede.nome}
                      onChange={(event) => put({ nome: event.currentTarget.value })}
                      w={150}
                    />
                    <TextInput
                      label="Endereço"
                      type="url"
                      value={rede.url}
                      onChange={(event) => put({ url: event.currentTarget.value })}
                      error={problema(`loja.redesSociais.${index}.url`)}
                      style={{ flex: '1 1 12rem' }}
                    />
                    <Button
                      variant="subtle"
                      color="red"
                      px="xs"
                      aria-label={`Remover ${rede.nome}`}
                      onClick={() =>
                        mudar('loja', { redesSociais: loja.redesSociais.filter((_, at) => at !== index) })
                      }
                    >
                      <IconTrash size={16} aria-hidden />
                    </Button>
                  </Group>
                )
              })}
              <Stack align="flex-start">
                <Button
                  variant="default"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  onClick={() =>
                    mudar('loja', { redesSociais: [...loja.redesSociais, { nome: '', url: 'https://' }] })
                  }
                >
                  Acrescentar
                </Button>
              </Stack>
            </Section>
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
              <Group align="flex-start">
                <NumberInput
                  label="Produtos por página"
                  value={listagem.ipp}
                  onChange={(ipp) => mudar('listagem', { ipp: Number(ipp) })}
                  error={problema('listagem.ipp')}
                  {...{ min: 4, max: 60, allowDecimal: false }}
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
                  {...{ min: 7, max: 365, allowDecimal: false }}
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
      }}
    </SettingsForm>
  )
}

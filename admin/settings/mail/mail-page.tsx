import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { MailServer } from '#contract/settings/mail-server.ts'
import { formatMoment } from '../../components/date/format.ts'
import { useSave } from '../../components/form/use-save.ts'
import { Allowed } from '../../components/page/allowed.tsx'
import { askFirst } from '../../components/page/ask-first.tsx'
import { Section } from '../../components/page/section.tsx'
import { api } from '../../shell/api.ts'
import { useSettings } from '../use-settings.ts'
import { SenderRecords } from './sender-records.tsx'
import { ServerForm } from './server-form.tsx'

/** Loads how the store's mail leaves. */
export function loader(): Promise<MailServer> {
  return api.mailServer.get()
}

/** How the store sends mail: its server, a test mail, and the domain's records. */
export function Component() {
  const { partes } = useSettings()
  const server = useLoaderData<MailServer>()
  const { save, saving } = useSave()
  const { emUso, definidoNoServidor, guardado } = server

  async function test() {
    const outcome = await save(() => api.settings.testMail())
    if (outcome.ok)
      notifications.show({ message: `Mensagem a caminho de ${outcome.result.para}.`, color: 'pine' })
  }

  return (
    <Stack>
      <Section
        title="Como a loja escreve"
        text="O nome e o endereço das respostas vêm dos dados da loja. As mensagens saem por um servidor de e-mail seu, como o que vem com o seu domínio."
      >
        <Table variant="vertical" layout="fixed" withTableBorder aria-label="Remetente das mensagens">
          <Table.Tbody>
            <Row title="De">
              {partes.loja.nome} &lt;{emUso.remetente}&gt;
            </Row>
            <Row title="Respostas para">
              {partes.loja.email === '' ? 'Nenhum endereço: preencha os dados da loja' : partes.loja.email}
            </Row>
            <Row title="Servidor">
              {emUso.servidor ?? 'Nenhum: as mensagens ficam em arquivos, na pasta de dados da loja'}
            </Row>
            {guardado && !definidoNoServidor && (
              <Row title="Conexão">Conferida em {formatMoment(guardado.conferidoEm)}</Row>
            )}
          </Table.Tbody>
        </Table>
        {definidoNoServidor && (
          <Text size="sm" c="gray.6">
            Quem cuida do servidor definiu isto nas variáveis de ambiente (SMTP_URL e MAIL_FROM), que valem
            antes do painel.
          </Text>
        )}
        <Group>
          {!definidoNoServidor && <ServerActions stored={guardado} />}
          <Allowed permission="configuracao.editar">
            <Button variant="default" loading={saving} onClick={() => void test()}>
              Mandar um teste para mim
            </Button>
          </Allowed>
        </Group>
      </Section>
      <SenderRecords />
    </Stack>
  )
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th w={160}>{title}</Table.Th>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>{children}</Table.Td>
    </Table.Tr>
  )
}

/** What owners do with the server that the panel keeps. */
function ServerActions({ stored }: { stored: MailServer['guardado'] }) {
  const { save, saving } = useSave()
  const [open, setOpen] = useState(false)

  async function remove() {
    const sure = await askFirst({
      title: 'Esquecer o servidor de e-mail?',
      action: 'Esquecer',
      danger: true,
      text: 'A senha é apagada da loja, e as mensagens passam a ficar em arquivos, sem chegar a ninguém.',
    })
    if (sure) await save(() => api.mailServer.remove(), 'Servidor esquecido.')
  }

  return (
    <Allowed permission="integracoes.gerir">
      <Button variant={stored ? 'default' : 'filled'} onClick={() => setOpen(true)}>
        {stored ? 'Mudar o servidor' : 'Configurar o servidor'}
      </Button>
      {stored && (
        <Button variant="subtle" color="red" c="red.9" loading={saving} onClick={() => void remove()}>
          Esquecer
        </Button>
      )}
      {open && <ServerForm stored={stored} onClose={() => setOpen(false)} />}
    </Allowed>
  )
}

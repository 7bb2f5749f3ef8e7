import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '../../components/form/panel-form.tsx'
import { useSave } from '../../components/form/use-save.ts'
import { CheckItem, type CheckResult } from '../../components/page/check-item.tsx'
import { Section } from '../../components/page/section.tsx'
import { api } from '../../shell/api.ts'

type Found = Awaited<ReturnType<typeof api.hosting.senderRecords>>
type SenderRecord = Found['registros'][number]

const RESULTS = {
  certo: { sign: 'right', label: 'Certo' },
  falta: { sign: 'wrong', label: 'Falta' },
  errado: { sign: 'wrong', label: 'A corrigir' },
  semResposta: { sign: 'warning', label: 'Sem resposta' },
} satisfies Record<SenderRecord['situacao'], CheckResult>

const REASONS = {
  semServidor:
    'As mensagens ainda ficam em arquivos. Com um servidor de e-mail, a loja confere aqui os registros do domínio.',
  caixaGratuita:
    'O remetente é de um serviço gratuito, e só ele pode escrever em nome dele: mensagens da loja seriam recusadas. Use um endereço do seu domínio.',
}

/** The DNS records by which receivers recognise the store's mail: looked up on request, with what to publish. */
export function SenderRecords() {
  const { save: ask, saving: asking } = useSave()
  const [found, setFound] = useState<Found | null>(null)
  const [seletor, setSeletor] = useState('')

  async function check() {
    const outcome = await ask(() => api.hosting.senderRecords({ seletor }))
    if (outcome.ok) setFound(outcome.result)
  }

  return (
    <Section
      title="Registros do domínio"
      text="SPF, DKIM e DMARC dizem a Gmail, Outlook e outros que a mensagem é mesmo da loja. Sem eles, parte do que ela escreve cai no spam. Publicam-se onde o domínio foi registrado, na zona DNS."
    >
      <PanelForm onSubmit={check}>
        <Stack>
          <TextInput
            label="Seletor DKIM"
            description="Só se o seu provedor de e-mail deu um"
            value={seletor}
            onChange={(event) => setSeletor(event.currentTarget.value)}
            maxLength={200}
            maw={360}
          />
          <Group>
            <Button type="submit" variant="default" loading={asking}>
              Conferir os registros
            </Button>
          </Group>
        </Stack>
      </PanelForm>
      <div aria-live="polite">{found && <Result found={found} />}</div>
    </Section>
  )
}

function Result({ found: { dominio, provedor, motivo, registros } }: { found: Found }) {
  if (motivo) return <Text>{REASONS[motivo]}</Text>

  return (
    <Stack>
      <Text>
        Domínio <b>{dominio}</b>
        {provedor && `, pelo ${provedor}`}:
      </Text>
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Registros">
        {registros.map((record) => (
          <RecordItem key={record.registro} record={record} />
        ))}
      </Stack>
    </Stack>
  )
}

function RecordItem({ record }: { record: SenderRecord }) {
  const { registro, nome, encontrados, situacao, explicacao, valor } = record

  return (
    <CheckItem title={registro.toUpperCase()} result={RESULTS[situacao]}>
      <Text>{explicacao}</Text>
      <Text size="sm" mt={4}>
        Registro TXT em <Code>{nome}</Code>
      </Text>
      {encontrados.map((text) => (
        <Text key={text} size="sm" mt={4}>
          Hoje: <Code>{text}</Code>
        </Text>
      ))}
      {valor && (
        <Text size="sm" mt={4}>
          Publique: <Code>{valor}</Code>
        </Text>
      )}
    </CheckItem>
  )
}

import { Alert, Button, Code, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSend } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { MailTexts, PanelMail } from '#contract/content/mail-texts.ts'
import { useSave } from '../components/form/use-save.ts'
import { useVersionedForm } from '../components/form/use-versioned-form.ts'
import { VersionedForm } from '../components/form/versioned-form.tsx'
import { Page } from '../components/page/page.tsx'
import { PreviewFrame } from '../components/page/preview-frame.tsx'
import { Section } from '../components/page/section.tsx'
import { api } from '../shell/api.ts'
import { useMay } from '../shell/entry.ts'
import { failureOf } from '../shell/failure.ts'

export function loader({ params }: LoaderFunctionArgs) {
  return api.content.mails.get({ modelo: params['modelo'] ?? '' })
}

export function Component() {
  const mail = useLoaderData<typeof loader>()

  return <MailEditor key={mail.modelo} mail={mail} />
}

const LABELS = {
  assunto: 'Assunto',
  saudacao: 'Saudação',
  encerramento: 'Encerramento',
  aviso: 'Aviso no fim',
}

/** Edits the store's own texts of one mail, with a preview. */
function MailEditor({ mail }: { mail: PanelMail }) {
  const disabled = !useMay('conteudo.editar')
  const form = useVersionedForm<MailTexts, PanelMail>({
    name: `email:${mail.modelo}`,
    saved: mail,
    formOf: ({ textos }) => textos,
    fields: LABELS,
    send: (textos, versao) => api.content.mails.save({ ...textos, modelo: mail.modelo, versao }),
    success: 'Textos salvos.',
  })
  const { value, change, changed, errors } = form
  const { preview, problems } = usePreview(mail.modelo, value)
  const found = { ...problems, ...errors }

  return (
    <Page
      title={mail.nome}
      back={{ to: '/conteudo/emails', label: 'Textos dos e-mails' }}
      actions={!disabled && <TestButton modelo={mail.modelo} changed={changed} />}
    >
      <VersionedForm permission="conteudo.editar" form={form} maxWidth="100%">
        <SimpleGrid cols={{ base: 1, lg: 2 }}>
          <Section
            title="Suas palavras"
            text={`${mail.quando} O que fica vazio sai com as palavras de sempre.`}
          >
            <Text size="sm">
              No texto, <Marks marcas={mail.marcas} /> viram o que dizem.
            </Text>
            <TextInput
              label={LABELS.assunto}
              maxLength={60}
              value={value.assunto}
              error={found['assunto']}
              onChange={(event) => change({ assunto: event.currentTarget.value })}
            />
            <Textarea
              label={LABELS.saudacao}
              description="Logo abaixo do título."
              maxLength={500}
              autosize
              minRows={2}
              value={value.saudacao}
              error={found['saudacao']}
              onChange={(event) => change({ saudacao: event.currentTarget.value })}
            />
            <Textarea
              label={LABELS.encerramento}
              description="Depois de tudo o que o e-mail conta."
              maxLength={1000}
              autosize
              minRows={3}
              value={value.encerramento}
              error={found['encerramento']}
              onChange={(event) => change({ encerramento: event.currentTarget.value })}
            />
            <Textarea
              label={LABELS.aviso}
              description="Em letra menor, para o que é bom saber."
              maxLength={500}
              autosize
              minRows={2}
              value={value.aviso}
              error={found['aviso']}
              onChange={(event) => change({ aviso: event.currentTarget.value })}
            />
          </Section>
          <Section title="Como chega" text="Com dados inventados.">
            <Text size="sm" fw={600} role="status">
              {preview?.assunto}
            </Text>
            <PreviewFrame title="Prévia do e-mail" html={preview?.html ?? ''} height={640} />
          </Section>
        </SimpleGrid>
      </VersionedForm>
    </Page>
  )
}

function Marks({ marcas }: { marcas: string[] }) {
  return marcas.map((mark, i) => (
    <span key={mark}>
      {i > 0 && (i === marcas.length - 1 ? ' e ' : ', ')}
      <Code>{`{${mark}}`}</Code>
    </span>
  ))
}

const WAIT_MS = 400

/** Renders the mail with the current texts; invalid texts leave the last preview. */
function usePreview(modelo: string, textos: MailTexts) {
  const [preview, setPreview] = useState<{ assunto: string; html: string } | null>(null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const show = useDebouncedCallback(async (texts: MailTexts) => {
    try {
      setPreview(await api.content.mails.preview({ ...texts, modelo }))
      setProblems({})
    } catch (error) {
      setProblems(failureOf(error).campos)
    }
  }, WAIT_MS)
  useEffect(() => show(textos), [show, textos])

  return { preview, problems }
}

function TestButton({ modelo, changed }: { modelo: string; changed: boolean }) {
  const { save, saving } = useSave()
  const [sentTo, setSentTo] = useState<string | null>(null)

  async function send() {
    const outcome = await save(() => api.content.mails.test({ modelo }))
    if (outcome.ok) setSentTo(outcome.result.para)
  }

  return (
    <Stack gap={4} align="flex-end">
      <Button
        variant="default"
        leftSection={<IconSend size={16} aria-hidden />}
        loading={saving}
        disabled={changed}
        title={changed ? 'Salve antes: o teste leva o que está salvo.' : undefined}
        onClick={() => void send()}
      >
        Enviar um teste para mim
      </Button>
      {sentTo && (
        <Alert p={6} color="pine" role="status">
          A caminho de {sentTo}.
        </Alert>
      )}
    </Stack>
  )
}

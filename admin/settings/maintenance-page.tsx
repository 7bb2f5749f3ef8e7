import { Alert, Anchor, Button, Code, CopyButton, Group, Stack, Switch, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSave } from '../components/form/use-save.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { Section } from '../components/page/section.tsx'
import { api } from '../shell/api.ts'
import { SettingsForm } from './settings-form.tsx'
import { useSettings } from './use-settings.ts'

const PARTS = ['manutencao', 'emBreve'] as const

/** Maintenance mode, with a link that bypasses it. */
export function Component() {
  const loaded = useSettings()

  return (
    <Stack>
      {loaded.ambiente.fechada && (
        <Alert color="yellow">
          A loja está fechada por quem cuida do servidor (MAINTENANCE=1), diga o que disser esta página.
        </Alert>
      )}
      <SettingsForm name="manutencao" loaded={loaded} parts={PARTS}>
        {({ value: { manutencao, emBreve }, onChange, errorOf }) => (
          <>
            <Section
              title="Manutenção"
              text="Quem visita vê a página de espera no lugar da loja. O painel e os avisos de pagamento continuam."
            >
              <Switch
                label="Loja em manutenção"
                checked={manutencao.ativa}
                onChange={(event) => onChange('manutencao', { ativa: event.currentTarget.checked })}
              />
              <Textarea
                label="Mensagem da página de espera"
                description="Vazia: as palavras da própria loja"
                autosize
                minRows={2}
                value={manutencao.mensagem}
                onChange={(event) => onChange('manutencao', { mensagem: event.currentTarget.value })}
                error={errorOf('manutencao.mensagem')}
              />
            </Section>
            <Section
              title="Em breve"
              text={
                <>
                  O que se vê no lugar de uma loja que ainda não foi aberta. Abrir e fechar é na página{' '}
                  <Anchor component={Link} to="/abrir" size="sm" underline="always">
                    Abrir a loja
                  </Anchor>
                  .
                </>
              }
            >
              <Textarea
                label="Mensagem da página “Em breve”"
                description="Vazia: as palavras da própria loja"
                autosize
                minRows={2}
                value={emBreve.mensagem}
                onChange={(event) => onChange('emBreve', { mensagem: event.currentTarget.value })}
                error={errorOf('emBreve.mensagem')}
              />
              <Switch
                label="Pedir o e-mail de quem quer saber da abertura"
                checked={emBreve.newsletter}
                onChange={(event) => onChange('emBreve', { newsletter: event.currentTarget.checked })}
              />
            </Section>
          </>
        )}
      </SettingsForm>
      <Allowed permission="configuracao.editar">
        <ReleaseLink />
      </Allowed>
    </Stack>
  )
}

function ReleaseLink() {
  const { save, saving } = useSave()
  const [url, setUrl] = useState<string | null>(null)

  async function show() {
    const outcome = await save(() => api.settings.releaseLink())
    if (outcome.ok) setUrl(outcome.result.url)
  }

  return (
    <Stack>
      <Section
        title="Link de liberação"
        text="Quem o abre vê a loja mesmo em manutenção, neste navegador, por 30 dias. Mande só a quem precisa: ele vale para qualquer um."
      >
        {url === null ? (
          <Group>
            <Button variant="default" loading={saving} onClick={() => void show()}>
              Mostrar o link
            </Button>
          </Group>
        ) : (
          <Group gap="xs" align="center">
            <Code style={{ overflowWrap: 'anywhere', flex: '1 1 16rem' }}>{url}</Code>
            <CopyButton value={url}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? 'Copiado' : 'Copiar'}
                </Button>
              )}
            </CopyButton>
            <Button component="a" href={url} target="_blank" variant="default">
              Abrir
            </Button>
          </Group>
        )}
      </Section>
    </Stack>
  )
}

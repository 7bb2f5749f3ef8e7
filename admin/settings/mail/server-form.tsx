import {
  Button,
  Group,
  NumberInput,
  PasswordInput,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { MailServer } from '#contract/settings/mail-server.ts'
import { type TypedServer, typedServer } from './typed-server.ts'

type ServerFormProps = {
  stored: MailServer['guardado']
  onClose: () => void
}

/** Enters or changes the SMTP server; the shop tries it before it saves. */
export function ServerForm({ stored, onClose }: ServerFormProps) {
  const [typed, setTyped] = useState<TypedServer>(() => typedServer(stored))
  const [outdated, setOutdated] = useState(false)
  const { save, saving, campos } = useSave()
  const change = (part: Partial<TypedServer>) => setTyped((before) => ({ ...before, ...part }))

  async function submit() {
    const { senha, porta, ...fields } = typed
    const outcome = await save(
      () =>
        api.mailServer.save({
          ...fields,
          porta: Number(porta),
          versao: stored?.versao ?? null,
          ...(senha !== '' && { senha }),
        }),
      'Conexão conferida. As próximas mensagens já saem por aqui.',
    )
    if (outcome.ok) onClose()
    else setOutdated(outcome.failure.code === 'VersaoAntiga')
  }

  return (
    <Dialog onClose={onClose} title="Servidor de e-mail (SMTP)" size="lg">
      <PanelForm onSubmit={submit}>
        <Stack>
          <Text size="sm">
            Quem hospeda o e-mail do seu domínio informa estes dados. A loja se conecta antes de salvar.
          </Text>
          {outdated && (
            <Text size="sm" c="red.9" role="alert">
              Outra pessoa mudou o servidor. Feche e abra de novo para ver como ele está.
            </Text>
          )}
          <TextInput
            label="Remetente"
            description="O endereço que assina as mensagens, do seu domínio"
            required
            type="email"
            autoComplete="off"
            value={typed.remetente}
            onChange={(event) => change({ remetente: event.currentTarget.value })}
            error={campos['remetente']}
          />
          <TextInput
            label="Servidor"
            required
            placeholder="smtp.provedor.com.br"
            autoComplete="off"
            spellCheck={false}
            value={typed.maquina}
            onChange={(event) => change({ maquina: event.currentTarget.value })}
            error={campos['maquina']}
          />
          <Group align="flex-start" grow preventGrowOverflow={false} wrap="wrap">
            <Stack gap={4} miw={220}>
              <Text size="sm" fw={600} id="seguranca-smtp">
                Segurança
              </Text>
              <SegmentedControl
                aria-labelledby="seguranca-smtp"
                data={[
                  { value: 'tls', label: 'TLS' },
                  { value: 'starttls', label: 'STARTTLS' },
                ]}
                value={typed.seguranca}
                onChange={(value) =>
                  change(
                    value === 'tls'
                      ? { seguranca: 'tls', porta: 465 }
                      : { seguranca: 'starttls', porta: 587 },
                  )
                }
              />
              {campos['seguranca'] && (
                <Text size="xs" c="red.9" role="alert">
                  {campos['seguranca']}
                </Text>
              )}
            </Stack>
            <NumberInput
              label="Porta"
              required
              miw={120}
              min={1}
              max={65_535}
              allowDecimal={false}
              value={typed.porta}
              onChange={(porta) => change({ porta })}
              error={campos['porta']}
            />
          </Group>
          <TextInput
            label="Usuário"
            description="Quase sempre o próprio endereço. Vazio: o servidor não pede."
            autoComplete="off"
            spellCheck={false}
            value={typed.usuario}
            onChange={(event) => change({ usuario: event.currentTarget.value })}
            error={campos['usuario']}
          />
          <PasswordInput
            label="Senha"
            autoComplete="new-password"
            value={typed.senha}
            onChange={(event) => change({ senha: event.currentTarget.value })}
            error={campos['senha']}
            placeholder={storedPassword(stored)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" loading={saving}>
              Conferir e salvar
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}

function storedPassword(stored: MailServer['guardado']): string {
  if (!stored || stored.usuario === '') return ''

  return stored.pista === '' ? 'Guardada' : `Guardada, termina em ${stored.pista}`
}

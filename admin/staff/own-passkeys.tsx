import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconKey, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatShortDate } from '#domain/time/format-date.ts'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useSave } from '../components/form/use-save.ts'
import { askFirst } from '../components/page/ask-first.tsx'
import { Section } from '../components/page/section.tsx'
import { api } from '../shell/api.ts'
import { createPasskey, supportsPasskeys } from './passkeys.ts'
import { PasswordDialog } from './password-dialog.tsx'

type Passkey = { id: string; nome: string; criadaEm: string }

/** The user's passkeys. */
export function OwnPasskeys({ chaves }: { chaves: Passkey[] }) {
  const { save } = useSave()
  const [nome, setNome] = useState('')
  const [asking, setAsking] = useState(false)

  async function make(senha: string) {
    await createPasskey(nome, senha)
    setNome('')
    notifications.show({ message: 'Chave de acesso criada.', color: 'pine' })
  }

  async function remove({ id, nome }: Passkey) {
    const sure = await askFirst({
      title: 'Remover a chave?',
      action: 'Remover',
      danger: true,
      text: `“${nome}” não abrirá mais o painel.`,
    })
    if (sure) await save(() => api.staff.removePasskey({ id }), 'Chave removida.')
  }

  return (
    <Section
      title="Chaves de acesso"
      text="Entre com a digital, o rosto ou o PIN do aparelho, sem senha nem código. A chave não pode ser copiada nem usada em outro site."
    >
      {chaves.map((chave) => (
        <Group key={chave.id} gap="sm" wrap="nowrap">
          <IconKey size={18} aria-hidden />
          <Stack gap={0} style={{ flex: 1 }}>
            <Text size="sm">{chave.nome}</Text>
            <Text size="xs" c="gray.6">
              Criada em {formatShortDate(chave.criadaEm)}
            </Text>
          </Stack>
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={`Remover a chave ${chave.nome}`}
            onClick={() => void remove(chave)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
      {supportsPasskeys() ? (
        <PanelForm onSubmit={() => setAsking(true)}>
          <Group align="flex-end">
            <TextInput
              label="Nome da nova chave"
              placeholder="Celular, notebook da loja…"
              value={nome}
              onChange={(event) => setNome(event.currentTarget.value)}
              required
              maxLength={60}
              style={{ flex: '1 1 14rem' }}
            />
            <Button type="submit" variant="default">
              Criar chave
            </Button>
          </Group>
        </PanelForm>
      ) : (
        <Text size="sm">Este navegador não conhece chaves de acesso.</Text>
      )}
      <PasswordDialog
        opened={asking}
        title="Criar chave de acesso"
        text="Depois da senha, o navegador pede a digital, o rosto ou o PIN deste aparelho."
        action="Continuar"
        onConfirm={make}
        onClose={() => setAsking(false)}
      />
    </Section>
  )
}

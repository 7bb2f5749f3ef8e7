import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Section } from '#admin/components/page/section.tsx'
import type { SettingsFields } from '../settings-form.tsx'

/** The contract's limit. */
const LIMIT = 12

/** The store's profiles on social networks and elsewhere. */
export function StoreProfiles({ value: { loja }, onChange, errorOf }: SettingsFields<'loja'>) {
  const { redesSociais } = loja
  const put = (changed: typeof redesSociais) => onChange('loja', { redesSociais: changed })

  return (
    <Section title="Redes sociais">
      {redesSociais.map((rede, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and none is moved
        <Group key={index} align="flex-end" gap="xs" wrap="nowrap">
          <TextInput
            label="Nome"
            value={rede.nome}
            onChange={(event) => put(redesSociais.with(index, { ...rede, nome: event.currentTarget.value }))}
            error={errorOf(`loja.redesSociais.${index}.nome`)}
            style={{ flex: '1 1 6rem' }}
          />
          <TextInput
            label="Endereço"
            type="url"
            value={rede.url}
            onChange={(event) => put(redesSociais.with(index, { ...rede, url: event.currentTarget.value }))}
            error={errorOf(`loja.redesSociais.${index}.url`)}
            style={{ flex: '3 1 9rem' }}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            aria-label={`Remover ${rede.nome}`}
            onClick={() => put(redesSociais.toSpliced(index, 1))}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={redesSociais.length >= LIMIT}
          onClick={() => put([...redesSociais, { nome: '', url: 'https://' }])}
        >
          Acrescentar
        </Button>
      </Group>
    </Section>
  )
}

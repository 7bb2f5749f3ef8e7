import { Group, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useMay } from '#admin/shell/entry.ts'
import { listWords } from '#domain/format/list-words.ts'
import { PERMISSIONS, type Permission, ROLE_NAMES } from '#domain/staff/permissions.ts'

/** Tells staff without the permission which roles have it. */
export function WhoMayChange({ permission }: { permission: Permission }) {
  if (useMay(permission)) return null
  const names = PERMISSIONS[permission].map((papel) => ROLE_NAMES[papel].nome)

  return (
    <Group gap={6} mb="sm" wrap="nowrap" role="note">
      <IconLock size={16} aria-hidden style={{ flex: 'none' }} />
      <Text size="sm">Você pode ver, mas não mudar. Quem muda: {listWords(names)}.</Text>
    </Group>
  )
}

import { Select } from '@mantine/core'
import { ROLE_NAMES, ROLES, type Role } from '#domain/staff/permissions.ts'

/** Chooses a role, and says what it is for. */
export function RoleSelect({ papel, mudar }: { papel: Role; mudar: (papel: Role) => void }) {
  return (
    <Select
      label="Papel"
      description={ROLE_NAMES[papel].descricao}
      data={ROLES.map((value) => ({ value, label: ROLE_NAMES[value].nome }))}
      value={papel}
      onChange={(value) => {
        const chosen = ROLES.find((role) => role === value)
        if (chosen) mudar(chosen)
      }}
      allowDeselect={false}
    />
  )
}

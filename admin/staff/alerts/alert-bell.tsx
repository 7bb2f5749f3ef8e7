import { ActionIcon, Indicator, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useUnread } from './unread.ts'

/** Higher counts are shown as `99+`. */
const LIMIT = 99

/** The bell in the header: number of unread alerts, and a link to them. */
export function AlertBell() {
  const unread = useUnread()
  const countText = unread === 1 ? '1 aviso não lido' : `${unread} avisos não lidos`

  return (
    <>
      <Tooltip label="Avisos">
        <Indicator
          label={unread > LIMIT ? `${LIMIT}+` : unread}
          disabled={unread === 0}
          size={16}
          offset={5}
          zIndex={1}
        >
          <ActionIcon
            component={Link}
            to="/avisos"
            variant="subtle"
            color="gray.7"
            size="lg"
            aria-label={unread === 0 ? 'Avisos' : `Avisos: ${countText}`}
          >
            <IconBell size={18} />
          </ActionIcon>
        </Indicator>
      </Tooltip>
      <VisuallyHidden role="status">{unread === 0 ? '' : countText}</VisuallyHidden>
    </>
  )
}

import { ActionIcon, Indicator, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useUnread } from './unread.ts'

/** More than this is as good as many. */
const LIMIT = 99

/** In the panel's header: how much there is to know, and the way to it. */
export function AlertBell() {
  const unread = useUnread()
  const told = unread === 1 ? '1 aviso não lido' : `${unread} avisos não lidos`

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
            aria-label={unread === 0 ? 'Avisos' : `Avisos: ${told}`}
          >
            <IconBell size={18} />
          </ActionIcon>
        </Indicator>
      </Tooltip>
      <VisuallyHidden role="status">{unread === 0 ? '' : told}</VisuallyHidden>
    </>
  )
}

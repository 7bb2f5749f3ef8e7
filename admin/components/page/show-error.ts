import { notifications } from '@mantine/notifications'

/** Shows an error until it is closed or hidden by its id, and announces it to screen readers. */
export function showError(message: string): string {
  return notifications.show({ message, color: 'red', autoClose: false, role: 'alert' })
}

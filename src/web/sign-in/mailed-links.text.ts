import { resetLinkMinutes } from '../../shared/base/limits.ts';
import { catalogue } from '../locale/catalogue.ts';

export const mailedLinksText = catalogue('mailedLinksText', {
  forgot: {
    title: 'Forgot password',
    lead: `We will send a link to set a new password. It works for ${resetLinkMinutes} minutes.`,
    email: 'Email',
    submit: 'Submit',
    back: 'Back to login',
  },
  setPassword: {
    title: 'Set your password',
    newPassword: 'New password',
    confirmPassword: 'Confirm new password',
    submit: 'Set password',
    endedKeys: (keys: string) => `This also revokes these API keys. Programs that use them lose access: ${keys}`,
    newLink: 'Request a new link',
    signOutForNewLink: 'Sign out and request a new link',
  },
  confirmEmail: {
    title: 'Confirm your e-mail address',
    meaning:
      'Your account will use this new e-mail address. You will be signed out everywhere; sign in again with the new address and your password.',
    password: 'Your password',
    submit: 'Confirm',
    otherLink: 'Request another link in My Account',
  },
  batchMails: {
    title: 'E-mails about batches',
    meaning:
      'The organisation named in the e-mail wants to notify this mailbox when its batches finish. Its e-mails contain file names and a sign-in link, never the data.',
    submit: 'I agree',
  },
  stopBatchMails: {
    title: 'Stop e-mails about batches',
    meaning:
      'The organisation named in the e-mail will no longer e-mail this mailbox about batches. It cannot request permission for 30 days.',
    submit: 'Stop these e-mails',
  },
  noLink: {
    title: 'Confirm e-mail',
    lead: 'Open this page from the link in your e-mail.',
    toLogin: 'Go to login',
  },
  otherSession: {
    confirming: (email: string) => `You are signed in as ${email}. Confirming signs you out.`,
    settingPassword: (email: string) => `You are signed in as ${email}. Setting the password signs you out.`,
  },
});

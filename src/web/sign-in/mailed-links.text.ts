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
    endedKeys: (keys: string) => `These API keys end with it, and programs that use them are refused: ${keys}`,
    newLink: 'Ask for a new link',
    signOutForNewLink: 'Sign out and ask for a new link',
  },
  confirmEmail: {
    title: 'Confirm your e-mail address',
    meaning:
      'With this the mailbox in which you found the link becomes the one of your account. You are then signed out everywhere, and sign in with the new address and your password.',
    password: 'Your password',
    submit: 'Confirm',
    otherLink: 'Ask for another link in My Account',
  },
  batchMails: {
    title: 'Mails about batches',
    meaning:
      'The organisation that is named in the mail wants to tell this mailbox when its batches are finished: the names of their files, and where to sign in for them, never the data.',
    submit: 'I agree',
  },
  stopBatchMails: {
    title: 'No more mails about batches',
    meaning:
      'The organisation that is named in the mail then tells this mailbox nothing more about its batches, and asks for no leave to do so for thirty days.',
    submit: 'Stop these mails',
  },
  noLink: {
    title: 'Confirm e-mail',
    lead: 'This page needs the link of a mail. Please open it there once more.',
    toLogin: 'Go to the login',
  },
  otherSession: {
    confirming: (email: string) => `You are signed in as ${email} here. Confirming signs you out.`,
    settingPassword: (email: string) => `You are signed in as ${email} here. Setting the password signs you out.`,
  },
});

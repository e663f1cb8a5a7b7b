import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "../../shared/server/queries.ts";
import { setTheme, useTheme } from "../../shared/theme/theme-store.ts";
import { Card } from "../../ui/card.tsx";
import { Section } from "../../ui/section.tsx";
import { ThemePicker } from "../../ui/theme-picker.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { FormatsForm } from "./formats-form.tsx";
import { OwnDataSection } from "./own-data-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PasskeySection } from "./passkeys/passkey-section.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SessionList } from "./session-list.tsx";
import { TwoFactorSection } from "./two-factor/two-factor-section.tsx";

/** The user's profile, password, passkeys, second factor and sessions. */
export function AccountPage() {
  const { data: session } = useQuery(sessionQuery);
  const theme = useTheme();
  if (!session) return <WaitingLine>Loading your account</WaitingLine>;
  return (
    <div className="flex flex-col gap-8">
      <Section title="You" description="How other people in your databases see you.">
        <Card className="p-4">
          <ProfileForm user={session.user} isConfirmed={session.isConfirmed} />
        </Card>
      </Section>
      <Section title="Theme" description="Saved in this browser only.">
        <div>
          <ThemePicker theme={theme} onThemeChange={setTheme} />
        </div>
      </Section>
      <Section
        title="Language and formats"
        description="For you, in all databases. What you leave open follows the database and this device."
      >
        <Card className="p-4">
          <FormatsForm formats={session.formats} />
        </Card>
      </Section>
      <PasswordSection email={session.user.email} />
      <PasskeySection email={session.user.email} />
      <TwoFactorSection email={session.user.email} />
      <SessionList />
      <OwnDataSection email={session.user.email} isServerOwner={session.isServerOwner} />
    </div>
  );
}

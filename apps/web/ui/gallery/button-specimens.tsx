import {
  Bell,
  Bookmark,
  Check,
  Ellipsis,
  LayoutDashboard,
  Lock,
  Pencil,
  Plus,
  RefreshCw,
  Share2,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import { Avatar } from "../avatar.tsx";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";
import { ButtonLink } from "../button-link.tsx";
import { DatabaseLogo } from "../database-logo.tsx";
import { IconButton } from "../icon-button.tsx";
import { Kbd } from "../kbd.tsx";
import { Segmented } from "../segmented.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

const people = [
  "Ines Okafor",
  "Jonas Weiß",
  "Aiko Tanaka",
  "Maria",
  "Łukasz Żak",
  "Omar Haddad",
  "Chen Wei",
  "Noor",
];
const bases = ["Marlow & Finch", "orders", "Web shop", "Finance 2026", "Sample shop"];
const broken = "data:image/png;base64,AAAA";
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23678' d='M0 0h8v8H0z'/%3E%3Ccircle cx='4' cy='3' r='1.6' fill='%23dee'/%3E%3Cpath fill='%23dee' d='M1 8a3 3 0 0 1 6 0z'/%3E%3C/svg%3E";

export function ButtonSpecimens() {
  return (
    <Specimens title="Buttons">
      <Specimen title="Kinds: solid, ink, line, ghost, accent, danger">
        <Button kind="solid">Connect</Button>
        <Button kind="ink">Sign up</Button>
        <Button icon={Pencil}>Edit</Button>
        <Button kind="ghost" icon={Share2}>
          Share
        </Button>
        <Button kind="accent">Teach it</Button>
        <Button kind="danger" icon={Trash2}>
          Delete
        </Button>
      </Specimen>
      <Specimen title="Sizes: 28, 32, 40 px">
        <Button size="sm" icon={Bookmark}>
          Save chart
        </Button>
        <Button icon={Bookmark}>Save chart</Button>
        <Button size="lg" kind="solid">
          Ask <Kbd isInverted>↵</Kbd>
        </Button>
        <ButtonLink to="/" kind="ghost" size="lg">
          Plans
        </ButtonLink>
      </Specimen>
      <Specimen title="Busy and disabled">
        <BusyButton />
        <Button isBusy>Export</Button>
        <Button kind="solid" disabled>
          Save
        </Button>
        <Button disabled icon={Pencil}>
          Edit
        </Button>
        <Button kind="ghost" disabled>
          Share
        </Button>
        <IconButton label="Read again" icon={RefreshCw} isBusy />
      </Specimen>
      <Specimen title="Icon buttons and keycaps">
        <IconButton label="More" icon={Ellipsis} />
        <IconButton label="Notifications" icon={Bell} kind="line" />
        <IconButton label="New ask" icon={Plus} kind="solid" size="md" shortcut="Ctrl K" />
        <IconButton label="Unavailable" icon={Bell} disabled />
        <Kbd>Ctrl K</Kbd>
        <Kbd>Esc</Kbd>
        <Kbd>?</Kbd>
      </Specimen>
    </Specimens>
  );
}

export function SignSpecimens() {
  return (
    <Specimens title="Signs">
      <Specimen title="Badges">
        <Badge>148,275 rows</Badge>
        <Badge tone="accent">Live</Badge>
        <Badge tone="success" icon={Check}>
          Declared
        </Badge>
        <Badge tone="warning" icon={Lock}>
          Private
        </Badge>
        <Badge tone="danger">Failing</Badge>
        <Badge isBusy>from 3 h ago, reading again</Badge>
      </Specimen>
      <Specimen title="Segmented">
        <ModeSegments />
        <PeriodSegments />
      </Specimen>
      <Specimen title="People: initials, broken image, image">
        {people.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Ines Okafor" size="xs" />
        <Avatar name="Ines Okafor" size="md" image={broken} />
        <Avatar name="Ines Okafor" size="lg" />
        <Avatar name="Ines Okafor" size="lg" image={picture} />
      </Specimen>
      <Specimen title="Databases">
        {bases.map((name) => (
          <DatabaseLogo key={name} name={name} />
        ))}
        <DatabaseLogo name="Marlow & Finch" size="sm" />
        <DatabaseLogo name="Marlow & Finch" size="lg" />
        <DatabaseLogo name="Marlow & Finch" size="lg" logo={picture} />
      </Specimen>
    </Specimens>
  );
}

function BusyButton() {
  const [isBusy, setIsBusy] = useState(true);
  return (
    <>
      <Button kind="solid" isBusy={isBusy}>
        Connect
      </Button>
      <Button
        kind="ghost"
        icon={LayoutDashboard}
        onClick={() => {
          setIsBusy(!isBusy);
        }}
      >
        {isBusy ? "Finish" : "Start again"}
      </Button>
    </>
  );
}

function ModeSegments() {
  const [mode, setMode] = useState<"genesis" | "explorer" | "quantum">("genesis");
  return (
    <Segmented
      label="Mode"
      value={mode}
      onValueChange={setMode}
      segments={[
        { value: "genesis", label: "Genesis" },
        { value: "explorer", label: "Explorer" },
        { value: "quantum", label: "Quantum" },
      ]}
    />
  );
}

function PeriodSegments() {
  const [period, setPeriod] = useState<"month" | "year">("year");
  return (
    <Segmented
      label="Billing period"
      value={period}
      onValueChange={setPeriod}
      segments={[
        { value: "month", label: "Monthly" },
        { value: "year", label: "Yearly", aside: <Badge tone="accent">2 months free</Badge> },
      ]}
    />
  );
}

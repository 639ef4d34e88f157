import { useState } from "react";
import { createRoot } from "react-dom/client";

/** The smallest possible login in React, as a baseline. */
function Login() {
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <h1>Service Management</h1>
      <label>
        Benutzername oder E-Mail
        <input name="username" value={username} onChange={(event) => setUsername(event.target.value)} />
      </label>
      <label>
        Passwort
        <input
          name="password"
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <button type="submit">Anmelden</button>
    </form>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Login />);
